import { jobseekerProfileBody, PROFILE_RULES } from './members';

const whole = { jobseekerName: 'Asha Rao', email: 'asha@example.in' };

test.each([
  ['phone', '+91 98765 43210'],
  ['yearOfExperience', '4'],
  ['yearOfExperience', '2.5 years'],
  ['yearOfExperience', 60],
  ['currentPackage', 12.5],
  ['currentPackage', '₹ 12,5 LPA'],
  ['expectedPackage', '15 lakhs per year'],
  ['resume', 'https://drive.example.com/file?id=1'],
  ['resume', ''],
  ['phone', null],
])('%s may be %j and is kept as written', (field, value) => {
  expect(jobseekerProfileBody.parse({ ...whole, [field]: value })).toHaveProperty(field, String(value ?? ''));
});

test.each([
  ['phone', 'call me'],
  ['yearOfExperience', '61'],
  ['yearOfExperience', 'many'],
  ['currentPackage', '1200000'],
  ['currentPackage', -3],
  ['expectedPackage', 'negotiable'],
  ['resume', 'resume.pdf'],
  ['resume', 'javascript:alert(1)'],
  ['resume', 'https://user@example.com/'],
])('%s cannot be %j, and the answer says what it can be', (field, value) => {
  const { error } = jobseekerProfileBody.safeParse({ ...whole, [field]: value });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    [field, PROFILE_RULES[field as keyof typeof PROFILE_RULES].message],
  ]);
});
