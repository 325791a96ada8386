import { createHashQueue } from './hash-queue';

const SIZE = { atOnce: 1, places: 4, placesPerCaller: 3 };

/** A queue whose work ends when the test says so; `ended` lists whose turn came and who was refused, in that order. */
function queueOf(size = SIZE) {
  const inTurn = createHashQueue(size);
  const ends: (() => void)[] = [];
  const served: string[] = [];
  const refused: string[] = [];
  const ask = (name: string, isKnown = false) =>
    inTurn({ key: name.replace(/\d/, ''), isKnown }, async () => {
      served.push(name);
      await new Promise<void>((end) => ends.push(end));
    }).catch((error: { code: string }) => refused.push(`${name} ${error.code}`));
  return {
    served,
    refused,
    ask: (...names: string[]) => names.forEach((name) => void ask(name)),
    askKnown: (...names: string[]) => names.forEach((name) => void ask(name, true)),
    async endAll() {
      for (let quiet = 0; quiet < 20; quiet += 1) {
        await Promise.resolve();
        const end = ends.shift();
        if (!end) continue;
        end();
        quiet = 0;
      }
    },
  };
}

test('callers take turns, whoever asked first', async () => {
  const queue = queueOf();
  queue.ask('a1', 'a2', 'a3', 'b1', 'c1');
  await queue.endAll();
  expect(queue.served).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('known callers come first', async () => {
  const queue = queueOf();
  queue.ask('a1', 'a2', 'b1');
  queue.askKnown('k1', 'k2');
  await queue.endAll();
  expect(queue.served).toEqual(['a1', 'k1', 'k2', 'a2', 'b1']);
});

test('one caller has no more places than its own', async () => {
  const queue = queueOf();
  queue.ask('a1', 'a2', 'a3', 'a4', 'a5', 'a6');
  await queue.endAll();
  expect([queue.served, queue.refused]).toEqual([
    ['a1', 'a2', 'a3', 'a4'],
    ['a5 UNAVAILABLE', 'a6 UNAVAILABLE'],
  ]);
});

test('in a full queue a newcomer gets the last place of whoever has most, and a known one that of any unknown', async () => {
  const queue = queueOf();
  queue.ask('a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1', 'e1');
  await queue.endAll();
  expect([queue.served, queue.refused]).toEqual([
    ['a1', 'a2', 'b1', 'c1', 'd1'],
    ['a4 UNAVAILABLE', 'a3 UNAVAILABLE', 'e1 UNAVAILABLE'],
  ]);
  queue.ask('a1', 'b1', 'c1', 'd1', 'e1');
  queue.askKnown('k1');
  await queue.endAll();
  expect(queue.served.slice(5)).toEqual(['a1', 'k1', 'c1', 'd1', 'e1']);
});

test('work that fails frees its place', async () => {
  const inTurn = createHashQueue(SIZE);
  const caller = { key: 'a', isKnown: false };
  await expect(inTurn(caller, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(inTurn(caller, async () => 'done')).resolves.toBe('done');
});
