import { enrolmentsOf, validateForm, formOfPerson } from './enrolment-form';

const filled = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  address: '12 Park Street, Pune',
};

describe('validateForm', () => {
  it('finds nothing wrong with a filled form, blanks around it included', () => {
    expect(validateForm({ ...filled, name: '  Asha Rao ', email: ' asha@example.in ' })).toEqual({});
  });

  it.each([
    ['name', '', 'Required'],
    ['name', '  ', 'Required'],
    ['email', '', 'Valid email required'],
    ['email', 'asha@example', 'Valid email required'],
    ['email', 'asha example.in', 'Valid email required'],
    ['phone', '', 'Required'],
    ['phone', ' \t', 'Required'],
    ['phone', 'call me', 'Give a phone number of 7 to 15 digits, such as +91 98765 43210.'],
    ['address', '\n', 'Required'],
    ['address', 'x'.repeat(501), 'Must be at most 500 characters.'],
  ])('reports for %s %j: %s', (field, value, message) => {
    expect(validateForm({ ...filled, [field]: value })).toEqual({ [field]: message });
  });
});

it.each([
  ['an account', { firstName: 'Asha', lastName: 'Rao', email: 'a@b.in' }, ['Asha Rao', 'a@b.in', '', '']],
  ['a wrapped account', { user: { firstName: 'Asha', email: 'a@b.in' } }, ['Asha', 'a@b.in', '', '']],
  [
    'a job-seeker',
    { user: { firstName: 'A', jobseekerName: 'Asha Rao', email: 'a@b.in', phone: ' 98765 ', address: 'Pune' } },
    ['Asha Rao', 'a@b.in', '98765', 'Pune'],
  ],
  ['nothing', null, ['', '', '', '']],
])('fills the form from %s', (...[, response, expected]) => {
  const { name, email, phone, address } = formOfPerson(response);
  expect([name, email, phone, address]).toEqual(expected);
});

it.each([
  [{ success: true, courses: [{ id: 'a' }, { id: 7 }, {}, null] }, ['a', '7']],
  [[{ id: 'a' }], ['a']],
  [{ success: true }, []],
  ['<html>', []],
])('reads the enrolled courses of %j', (response, ids) => {
  expect(enrolmentsOf(response).map(({ courseId }) => courseId)).toEqual(ids);
});
