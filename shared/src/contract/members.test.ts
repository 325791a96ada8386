import { jobseekerProfileBody, PROFILE_FIELDS } from './members';

const whole = { jobseekerName: 'Asha Rao', email: 'asha@example.in' };

test.each([
  ['phone', 'call my brother, +91 98765 43210 (evenings)'],
  ['phone', 9_876_543_210],
  ['yearOfExperience', 'since 2019, with a break'],
  ['yearOfExperience', 61],
  ['currentPackage', '₹ 12,00,000'],
  ['currentPackage', -3],
  ['expectedPackage', 'negotiable'],
  ['noticePeriod', 'two months, buyout possible'],
  ['resume', 'resume.pdf'],
  ['resume', 'javascript:alert(1)'],
  ['address', '  12 Park Street\nPune  '],
  ['preferredLocation1', null],
])('%s may be %j and is stored as written', (field, value) => {
  expect(jobseekerProfileBody.parse({ ...whole, [field]: value })).toHaveProperty(field, String(value ?? ''));
});

test.each(Object.entries(PROFILE_FIELDS))('%s is rejected only if it is too long', (field, { label, maxLength }) => {
  const longest = 'x'.repeat(maxLength);
  expect(jobseekerProfileBody.parse({ ...whole, [field]: longest })).toHaveProperty(field, longest);
  const { error } = jobseekerProfileBody.safeParse({ ...whole, [field]: `${longest}x` });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    `${label} must be at most ${maxLength.toLocaleString('en-US')} characters.`,
  ]);
});

test.each(['a\u0000b', 'half a character \ud800'])(
  '%j is rejected with the name of the field, because it cannot be stored',
  (phone) => {
    const { error } = jobseekerProfileBody.safeParse({ ...whole, phone });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Phone contains characters that cannot be stored.']);
  },
);
