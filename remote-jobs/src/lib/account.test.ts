import { initialsOf, nameError, splitName, toAccount } from './account';

describe('the account', () => {
  const asha = { id: 'u1', firstName: 'Asha', lastName: 'Rao Patil', email: 'asha@example.in' };

  it.each([
    ['wrapped in user', { success: true, user: asha }],
    ['as the body itself', asha],
  ])('is read from a profile %s', (_, response) => {
    expect(toAccount(response)).toEqual({ userId: 'u1', name: 'Asha Rao Patil', email: 'asha@example.in', phone: '' });
  });

  it('has no stray space where a part of the name is missing', () => {
    expect(toAccount({ ...asha, lastName: '' }).name).toBe('Asha');
    expect(toAccount({ ...asha, firstName: undefined }).name).toBe('Rao Patil');
    expect(toAccount({}).name).toBe('');
  });
});

describe('a name', () => {
  it.each([
    ['Asha Rao', 'Asha', 'Rao'],
    ['Asha', 'Asha', ''],
    ['  Asha   Rao Patil ', 'Asha', 'Rao Patil'],
    ['Asha\u00a0Rao', 'Asha', 'Rao'],
  ])('%j is sent as %j and %j', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });

  it.each([
    ['', 'Enter your name.'],
    ['   ', 'Enter your name.'],
    ['x'.repeat(81), 'The first name may have at most 80 characters.'],
    [`Asha ${'x'.repeat(81)}`, 'The last name may have at most 80 characters.'],
    ['Asha', undefined],
  ])('%j is rejected with %j', (name, error) => {
    expect(nameError(name)).toBe(error);
  });

  it.each([
    ['Asha Rao', 'AR'],
    ['asha kumari rao', 'AR'],
    ['Asha', 'A'],
    ['आशा राव', 'आर'],
    ['𝒜sha', '𝒜'],
    ['', ''],
  ])('%j is drawn as %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
