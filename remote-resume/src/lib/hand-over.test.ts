import { responseWith } from '../testing/analysis';
import { toAtsResult } from './ats-result';
import { handOverOf, readHandOver } from './hand-over';

const handOver = () => handOverOf(toAtsResult(responseWith())!);

it('survives the way through the history', () => {
  const passed = JSON.parse(JSON.stringify(handOver())) as unknown;
  expect(readHandOver(passed)).toEqual(handOver());
});

it.each([[null], [{}], [{ parsedResume: 'text' }], ['text']])('takes nothing from %p', (state) => {
  expect(readHandOver(state)).toBeUndefined();
});
