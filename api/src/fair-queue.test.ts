import { createFairQueue } from './fair-queue';

const busy = (rejection: string) => new Error(rejection);
const SIZE = { atOnce: 1, places: 4, placesPerCaller: 3, busy };

/** A queue whose work ends on demand; `ended` lists served and rejected work in order. */
function queueOf(size: Parameters<typeof createFairQueue>[0] = SIZE) {
  const inTurn = createFairQueue(size);
  const ends: (() => void)[] = [];
  const served: string[] = [];
  const rejected: string[] = [];
  const request = (name: string, isKnown = false) =>
    inTurn({ key: name.replace(/\d/, ''), isKnown }, async () => {
      served.push(name);
      await new Promise<void>((end) => ends.push(end));
    }).catch((error: Error) => rejected.push(`${name} ${error.message}`));
  /** Ends this much of the work that runs, and waits until the next runs. */
  async function endFirst(count: number) {
    let ended = 0;
    for (let quiet = 0; quiet < 20; quiet += 1) {
      await Promise.resolve();
      if (ended === count || ends.length === 0) continue;
      ends.shift()?.();
      ended += 1;
      quiet = 0;
    }
  }
  return {
    served,
    rejected,
    request: (...names: string[]) => names.forEach((name) => void request(name)),
    requestKnown: (...names: string[]) => names.forEach((name) => void request(name, true)),
    endAll: () => endFirst(Infinity),
    endFirst,
  };
}

test('callers take turns, in the order of their requests', async () => {
  const queue = queueOf();
  queue.request('a1', 'a2', 'a3', 'b1', 'c1');
  await queue.endAll();
  expect(queue.served).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('a newcomer is served before callers that have had a turn, but only once', async () => {
  const queue = queueOf({ ...SIZE, places: 9 });
  queue.request('a1', 'a2', 'b1', 'c1');
  await queue.endFirst(2);
  queue.request('b2', 'a3', 'n1');
  await queue.endFirst(2);
  queue.request('n2');
  await queue.endAll();
  expect(queue.served).toEqual(['a1', 'a2', 'b1', 'c1', 'n1', 'a3', 'b2', 'n2']);
});

test('every fifth turn is for callers that have had one, however many newcomers there are', async () => {
  const queue = queueOf({ ...SIZE, places: 9 });
  queue.request('a1', 'b1', 'b2', 'm1', 'n1', 'o1', 'p1', 'q1', 'r1');
  await queue.endAll();
  expect(queue.served).toEqual(['a1', 'b1', 'm1', 'n1', 'o1', 'b2', 'p1', 'q1', 'r1']);
});

test('known callers come first', async () => {
  const queue = queueOf();
  queue.request('a1', 'a2', 'b1');
  queue.requestKnown('k1', 'k2');
  await queue.endAll();
  expect(queue.served).toEqual(['a1', 'k1', 'k2', 'a2', 'b1']);
});

test('one caller has a limited number of places', async () => {
  const queue = queueOf();
  queue.request('a1', 'a2', 'a3', 'a4', 'a5', 'a6');
  await queue.endAll();
  expect([queue.served, queue.rejected]).toEqual([
    ['a1', 'a2', 'a3', 'a4'],
    ['a5 caller', 'a6 caller'],
  ]);
});

test('in a full queue a newcomer replaces the last entry of the longest line, a known caller an unknown one', async () => {
  const queue = queueOf();
  queue.request('a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1', 'e1');
  await queue.endAll();
  expect([queue.served, queue.rejected]).toEqual([
    ['a1', 'a2', 'b1', 'c1', 'd1'],
    ['a4 queue', 'a3 queue', 'e1 queue'],
  ]);
  queue.request('a1', 'b1', 'c1', 'd1', 'e1');
  queue.requestKnown('k1');
  await queue.endAll();
  expect(queue.served.slice(5)).toEqual(['a1', 'k1', 'c1', 'd1', 'e1']);
});

test('failed work frees its place', async () => {
  const inTurn = createFairQueue(SIZE);
  const caller = { key: 'a', isKnown: false };
  await expect(inTurn(caller, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(inTurn(caller, async () => 'done')).resolves.toBe('done');
});

test('a caller at its limit of running work waits although there is room, and others run', async () => {
  const queue = queueOf({ ...SIZE, atOnce: 2, atOncePerCaller: 1 });
  queue.request('a1', 'a2', 'b1');
  await Promise.resolve();
  expect(queue.served).toEqual(['a1', 'b1']);
  await queue.endAll();
  expect(queue.served).toEqual(['a1', 'b1', 'a2']);
});

test('aborted work leaves the queue immediately and frees its place', async () => {
  const inTurn = createFairQueue({ ...SIZE, places: 1, placesPerCaller: 1 });
  const served: string[] = [];
  let end = () => {};
  const first = inTurn({ key: 'a', isKnown: false }, () => new Promise<void>((resolve) => (end = resolve)));
  const gone = new AbortController();
  const request = (key: string, signal?: AbortSignal) =>
    inTurn({ key, isKnown: false }, async () => void served.push(key), signal);
  const second = request('b', gone.signal);
  gone.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  await expect(request('b', gone.signal)).rejects.toThrow('gone');
  const third = request('c');
  end();
  await Promise.all([first, third]);
  expect(served).toEqual(['c']);
});
