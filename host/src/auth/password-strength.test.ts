import { passwordHint } from './password-strength';

test.each([
  ['', 'At least 6 characters'],
  ['abc', 'Too short: 3 more to go.'],
  ['aaaaaaaa', 'Weak'],
  ['aAaA1!aAaA1!', 'Weak'],
  ['plumtree', 'Weak'],
  ['Plum-tree', 'Fair'],
  ['plumtreehouse', 'Fair'],
  ['Plum-tree-house-9', 'Strong'],
  ['correct horse battery', 'Strong'],
])('the hint for "%s" begins with "%s"', (password, hint) => {
  expect(passwordHint(password)).toMatch(new RegExp(`^${hint}`));
});
