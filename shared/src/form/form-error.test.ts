import { parseFieldErrors, fieldErrorsOfIssues } from '.';

describe('parseFieldErrors', () => {
  it('returns the first message of each field of an error response', () => {
    const details = [
      { field: 'phone', message: 'Required' },
      { field: 'phone', message: 'Too short' },
      { field: 'email', message: 'Valid email required' },
    ];
    expect(parseFieldErrors({ success: false, details })).toEqual({ phone: 'Required', email: 'Valid email required' });
  });

  it.each([[undefined], [null], ['a page'], [{ details: 'x' }], [{ details: [null, 4, { field: 'phone' }] }]])(
    'returns nothing for %j',
    (body) => {
      expect(parseFieldErrors(body)).toEqual({});
    },
  );
});

test('fieldErrorsOfIssues names each field by the first step of its path', () => {
  const issues = [{ path: ['address', 'city'], message: 'Required' }];
  expect(fieldErrorsOfIssues(issues)).toEqual({ address: 'Required' });
  expect(fieldErrorsOfIssues(undefined)).toEqual({});
});
