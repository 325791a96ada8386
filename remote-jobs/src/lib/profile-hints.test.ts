import type { FormField } from './jobseeker-form';
import { profileHint } from './profile-hints';

test.each<[FormField, string]>([
  ['phone', '+91 98765 43210'],
  ['phone', ''],
  ['yearOfExperience', '2.5 years'],
  ['currentPackage', '₹ 12,5 LPA'],
  ['expectedPackage', '15 lakhs'],
  ['noticePeriod', '2 months'],
  ['resume', 'https://drive.example.com/file?id=1'],
  ['address', 'anything'],
])('%s with %j needs no hint', (field, value) => {
  expect(profileHint(field, value)).toBeUndefined();
});

test.each<[FormField, string]>([
  ['phone', 'call me'],
  ['phone', '12345'],
  ['yearOfExperience', 'many'],
  ['currentPackage', 'negotiable'],
  ['noticePeriod', 'soon'],
  ['resume', 'resume.pdf'],
  ['resume', 'javascript:alert(1)'],
  ['resume', 'https://user@example.com/'],
])('%s with %j gets a hint that it is saved anyway', (field, value) => {
  expect(profileHint(field, value)).toMatch(/^Usually .* It is saved as you write it\.$/);
});
