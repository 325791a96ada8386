import { faultsOf, faultsOfIssues } from '.';

describe('faultsOf', () => {
  it('takes the first sentence of each field that a failed answer names', () => {
    const details = [
      { field: 'phone', message: 'Required' },
      { field: 'phone', message: 'Too short' },
      { field: 'email', message: 'Valid email required' },
    ];
    expect(faultsOf({ success: false, details })).toEqual({ phone: 'Required', email: 'Valid email required' });
  });

  it.each([[undefined], [null], ['a page'], [{ details: 'x' }], [{ details: [null, 4, { field: 'phone' }] }]])(
    'finds nothing in %j',
    (body) => {
      expect(faultsOf(body)).toEqual({});
    },
  );
});

test('faultsOfIssues names what a schema found by the first step of its path, and nothing where it found nothing', () => {
  const issues = [{ path: ['address', 'city'], message: 'Required' }];
  expect(faultsOfIssues(issues)).toEqual({ address: 'Required' });
  expect(faultsOfIssues(undefined)).toEqual({});
});
