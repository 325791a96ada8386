import { ctcError, readRange, tidyRange } from './ctc-range';

describe('the pay range', () => {
  it.each([
    ['', ''],
    ['0', ''],
    ['', '5'],
    ['5', '5'],
    ['3.25', '12'],
    [' 3 ', ' 12 '],
    ['.5', '5.'],
  ])('from %j to %j is sound', (minCTC, maxCTC) => {
    expect(ctcError({ minCTC, maxCTC })).toBeUndefined();
  });

  it.each([
    [{ minCTC: '9', maxCTC: '3' }, 'minCTC', /Min must not be above Max/],
    [{ minCTC: 'abc', maxCTC: '' }, 'minCTC', /number from 0/],
    [{ minCTC: '-1', maxCTC: '' }, 'minCTC', /number from 0/],
    [{ minCTC: '', maxCTC: '1e5' }, 'maxCTC', /number from 0/],
    [{ minCTC: '', maxCTC: '100001' }, 'maxCTC', /1,00,000/],
  ])('%j shows an error beside %s', (range, field, message) => {
    expect(ctcError(range)).toEqual({ field, message: expect.stringMatching(message) as string });
  });

  it('drops a minimum of 0 and leading zeros', () => {
    expect(tidyRange({ minCTC: '0', maxCTC: '012' })).toEqual({ minCTC: '', maxCTC: '12' });
  });

  it('retains contradicting bounds of a URL, so they can be shown', () => {
    expect(readRange({ minCTC: '9', maxCTC: '3' })).toEqual({ minCTC: '9', maxCTC: '3' });
  });
});
