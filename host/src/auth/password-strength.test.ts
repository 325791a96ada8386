import { passwordHint } from './password-strength';

test.each([
  ['', 'At least 6 characters'],
  ['abc', 'Too short: 3 more to go.'],
  ['aaaaaaaa', 'Weak'],
  ['aAaA1!aAaA1!', 'Weak'],
  ['plumtree', 'Weak'],
  ['asha.rao@example.com', 'Weak: it is in your email address'],
  ['Plum-tree', 'Fair'],
  ['plumtreehouse', 'Fair'],
  ['Plum-tree-house-9', 'Strong'],
  ['correct horse battery', 'Strong'],
])('the hint for "%s" begins with "%s"', (password, hint) => {
  expect(passwordHint(password, 'asha.rao@example.com')).toMatch(new RegExp(`^${hint}`));
});
