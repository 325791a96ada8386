import fc from 'fast-check';
import { email, personName, queryAmount, queryChoices, queryInteger, requiredText, text, z } from './schema';
import { isEmail } from './text-rules';

const message = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message;

describe('text', () => {
  it('is trimmed', () => expect(z.parse(text(10), '  ok ')).toBe('ok'));
  it('rejects what PostgreSQL cannot store', () => {
    expect(message(text(10), 'a\u0000b')).toMatch(/NUL/);
    expect(message(text(10), '\ud800')).toMatch(/well-formed/);
  });
  it('reports its max length', () => expect(message(text(3), 'abcd')).toBe('Must be at most 3 characters.'));
});

describe('text that must not be empty', () => {
  it.each(['', '  ', '\u200b', '\u200b \u2060', '\u00a0', '\u3164', '\u2800', '\ufeff'])('%j is empty', (value) => {
    expect(message(requiredText(10, 'Say something'), value)).toBe('Say something');
  });
});

describe('the name of a person', () => {
  const name = personName(40, 'Name is required');
  it.each([
    'Asha Rao',
    "D'Souza-Pereira, K.",
    'श्री\u200dधर',
    'क्\u200cष',
    'மகிழ்ச்சி',
    'മോഹന്\u200d',
    '葛\u{e0100}城',
    'Nguyễn Văn A',
    'يوسف',
  ])('may be %j', (value) => {
    expect(z.parse(name, value)).toBe(value);
  });
  it.each(['', ' ', '\u200b\u200b', '\u3164'])('%j is missing', (value) => {
    expect(message(name, value)).toBe('Name is required');
  });
  it.each([
    'Asha\r\nBcc: x@y.in',
    'Asha\tRao',
    'Asha\u2028Rao',
    'A\u0007',
    '\u202eohsA',
    'As\u200bha',
    '\u200dAsha',
    'Asha \u2066x',
  ])('%j is rejected', (value) => {
    expect(message(name, value)).toBe('Must be on one line, without control characters or invisible ones.');
  });
});

describe('email', () => {
  it('is converted to lower case', () => expect(z.parse(email(), ' Asha@Example.COM ')).toBe('asha@example.com'));
  it.each([
    'a',
    'a@b',
    'a b@c.in',
    'a@b.c',
    'x@y.in\r\nbcc: z@w.in',
    'a\u0085b@c.in',
    '<a@b.in>',
    'a..b@c.in',
    '.a@c.in',
    'a.@c.in',
    'a@c..in',
    'a@-c.in',
    'a\u202eb@c.in',
    'a\u200bb@c.in',
    'a\u3164@c.in',
    'a@c\u2066.in',
    `${'a'.repeat(250)}@b.in`,
  ])('rejects %j', (value) => {
    expect(z.safeParse(email(), value).success).toBe(false);
  });
  it('agrees with isEmail', () => {
    fc.assert(
      fc.property(
        fc.emailAddress(),
        (address) => isEmail(address) === z.safeParse(email(), address).success || address.length > 254,
      ),
    );
  });
});

describe('numbers in a query string', () => {
  const page = queryInteger({ min: 1, max: 50, fallback: 1 });
  it.each([
    [undefined, 1],
    ['', 1],
    ['7', 7],
    [' 50 ', 50],
  ])('parse %j as %d', (value, expected) => {
    expect(z.parse(page, value)).toBe(expected);
  });
  it.each(['0', '-1', '51', '1.5', '1e1', 'x', '0x10', '99999999999', 'NaN'])('reject %j with the limits', (value) => {
    expect(message(page, value)).toBe('Must be a whole number from 1 to 50.');
  });
  it('reject repeated keys', () => expect(z.safeParse(page, ['1', '2']).success).toBe(false));
  it('accept decimals as an amount and treat empty as absent', () => {
    expect(z.parse(queryAmount(100), '12.5')).toBe(12.5);
    expect(z.parse(queryAmount(100), '')).toBeUndefined();
    expect(message(queryAmount(100), '-1')).toBe('Must be a number from 0 to 100.');
  });
});

describe('choices in a query string', () => {
  const kinds = queryChoices(['onsite', 'remote']);
  it('are separated by commas, in any order, without duplicates', () => {
    expect(z.parse(kinds, 'remote, onsite,remote')).toEqual(['onsite', 'remote']);
    expect(z.parse(kinds, '')).toEqual([]);
    expect(z.parse(kinds, undefined)).toEqual([]);
  });
  it('list the accepted values in the error', () =>
    expect(message(kinds, 'onsite,moon')).toBe('Must be one or more of: onsite, remote.'));
});
