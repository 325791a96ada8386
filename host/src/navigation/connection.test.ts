import { isConnectionFast, isPrefetchDisabled } from './connection';

test.each([
  ['of a browser without the Network Information API', {}, false],
  ['of a visitor who saves data', { saveData: true, effectiveType: '4g' }, true],
  ['of 2g', { effectiveType: '2g' }, true],
  ['worse than 2g', { effectiveType: 'slow-2g' }, true],
  ['of 3g', { effectiveType: '3g' }, false],
])('a connection %s', (_, connection, isSparing) => {
  expect(isPrefetchDisabled(connection)).toBe(isSparing);
});

test.each([
  ['of a browser without the Network Information API', {}, false],
  ['of ten Mbit/s', { effectiveType: '4g', downlink: 10 }, true],
  ['of ten Mbit/s of a visitor who saves data', { saveData: true, effectiveType: '4g', downlink: 10 }, false],
  ['of one Mbit/s', { effectiveType: '4g', downlink: 1 }, false],
  ['of 3g', { effectiveType: '3g', downlink: 10 }, false],
])('a connection %s: is it fast? %j, %s', (_, connection, isFast) => {
  expect(isConnectionFast(connection)).toBe(isFast);
});
