import { isLineSparing } from './sparing-line';

test.each([
  ['of a browser that tells nothing', {}, false],
  ['of a visitor who saves data', { saveData: true, effectiveType: '4g' }, true],
  ['of 2g', { effectiveType: '2g' }, true],
  ['worse than 2g', { effectiveType: 'slow-2g' }, true],
  ['of 3g', { effectiveType: '3g' }, false],
])('a line %s', (_, connection, isSparing) => {
  expect(isLineSparing(connection)).toBe(isSparing);
});
