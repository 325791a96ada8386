import { enrolBody } from './enrolments';
import { isPhone } from './text-rules';

test.each([
  '9876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '0124 555 0148',
  '(0124) 555.0148',
  ' +1 (415) 555-0100 ',
  '5550148',
])('%s can be a phone number', (value) => expect(isPhone(value)).toBe(true));

test.each(['', 'call me', '12345', '+', '98765 43210 x', '++919876543210', '1234567890123456', '9876543210@mail.in'])(
  '%s cannot be a phone number',
  (value) => expect(isPhone(value)).toBe(false),
);

test('an empty enrolment reports each field once', () => {
  const { error } = enrolBody.safeParse({ name: ' ', email: '', phone: '\t', address: '', courseName: 'Tally' });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['name', 'Required'],
    ['email', 'Valid email required'],
    ['phone', 'Required'],
    ['address', 'Required'],
    ['courseId', 'Must be an id.'],
  ]);
});
