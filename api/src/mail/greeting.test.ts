import { greeting } from './mail-body';

test.each(['Asha', 'Mary Ann', "D'Souza", 'आशा', 'K. Ravi', 'A.R.', 'Anne-Marie', 'José'])(
  '%s is greeted by name',
  (name) => {
    expect(greeting(name)).toBe(`Hello ${name},`);
  },
);

test.each([
  '',
  'win.example.com',
  'http://x.in',
  'Call 98765 43210',
  'you won $500',
  '<b>Asha</b>',
  'a'.repeat(41),
  'Asha,\nplease pay',
])('a mail does not repeat %j, which is not a name', (name) => {
  expect(greeting(name)).toBe('Hello,');
});
