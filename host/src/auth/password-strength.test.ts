import { passwordHint } from './password-strength';

test.each([
  ['', 'At least 6 characters, and none of the most common passwords'],
  ['abc', 'Too short: 3 more to go.'],
  ['aabbaabb', 'Weak'],
  ['aAaA1!aAaA1!', 'Weak'],
  ['plumtree', 'Weak'],
  ['asha.rao@example.com', 'Not accepted: it is in your email address'],
  ['Password123', 'Not accepted: it is too common'],
  ['iloveyou', 'Not accepted: it is too common'],
  ['Plum-tree', 'Fair'],
  ['plumtreehouse', 'Fair'],
  ['Plum-tree-house-9', 'Strong'],
  ['correct horse battery', 'Strong'],
])('the hint for "%s" starts with "%s"', (password, hint) => {
  expect(passwordHint(password, 'asha.rao@example.com')).toMatch(new RegExp(`^${hint}`));
});
