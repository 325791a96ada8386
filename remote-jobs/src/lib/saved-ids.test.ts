import { MAX_SAVED_JOBS } from '@kadam/shared/contract/saved-jobs';
import { readSavedIds, withSavedId } from './saved-ids';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const ids = (count: number) => Array.from({ length: count }, (_, index) => id(index));

describe('the saved ids of a device', () => {
  it.each([
    [null, []],
    ['', []],
    ['{"a":', []],
    ['{"ids":[]}', []],
    ['7', []],
    [JSON.stringify([id(1), 'x', 7, null, id(2), id(1)]), [id(1), id(2)]],
  ])('are read from %j', (stored, expected) => {
    expect(readSavedIds(stored)).toEqual(expected);
  });

  it('are cut at their maximum', () => {
    expect(readSavedIds(JSON.stringify(ids(MAX_SAVED_JOBS + 5)))).toEqual(ids(MAX_SAVED_JOBS));
  });

  it('take a new id at the start, once, up to their maximum', () => {
    expect(withSavedId([id(1)], id(2))).toEqual([id(2), id(1)]);
    expect(withSavedId([id(1)], id(1))).toEqual([id(1)]);
    expect(withSavedId(ids(MAX_SAVED_JOBS - 1), id(999))).toHaveLength(MAX_SAVED_JOBS);
    expect(withSavedId(ids(MAX_SAVED_JOBS), id(999))).toBeUndefined();
    expect(withSavedId(ids(MAX_SAVED_JOBS), id(3))).toHaveLength(MAX_SAVED_JOBS);
  });
});
