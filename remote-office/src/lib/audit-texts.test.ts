import { actionText, changedFields } from './audit-texts';

test('an action has a text, and one of a newer server shows its name', () => {
  expect(actionText('staff.change-roles')).toBe('Changed the roles');
  expect(actionText('course.cancel')).toBe('course.cancel');
});

test('changed, new and removed fields are readable', () => {
  expect(
    changedFields({ before: { roles: ['recruiter'], note: 'old' }, after: { roles: ['owner', 'auditor'], rooms: 12 } }),
  ).toEqual([
    { name: 'Roles', before: 'Recruiter', after: 'Owner, Auditor' },
    { name: 'note', before: 'old', after: undefined },
    { name: 'rooms', before: undefined, after: '12' },
  ]);
  expect(changedFields({ before: null, after: null })).toEqual([]);
});

test('a logo and the entries of published content are readable', () => {
  const logo = { image: 'aa72', alt: 'A rose' };
  const people = [{ name: 'Asha', email: '', picture: logo }, { name: 'Ravi' }];
  expect(changedFields({ before: { logo: null, people: [] }, after: { logo, people } })).toEqual([
    { name: 'Logo', before: undefined, after: 'File: aa72; Text of the picture: A rose' },
    { name: 'people', before: '', after: 'Name: Asha; Picture: File: aa72; Text of the picture: A rose, Name: Ravi' },
  ]);
});
