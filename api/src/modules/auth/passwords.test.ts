import { createPasswords, isCommonPassword } from './passwords';

test('a hash is argon2id at the documented cost, salted, and only its password fits', async () => {
  const { hash, isRight } = createPasswords();
  const [one, two] = [await hash('monsoon-clouds'), await hash('monsoon-clouds')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await isRight('monsoon-clouds', one)).toBe(true);
  expect(await isRight('Monsoon-clouds', one)).toBe(false);
  expect(await isRight('nobody has this password', undefined)).toBe(false);
});

test('one password typed on two keyboards is one password', async () => {
  const { hash, isRight } = createPasswords();
  expect(await isRight('cafe\u0301-noir', await hash('caf\u00e9-noir'))).toBe(true);
});

test('no more than the queue holds wait; the rest is told to come back', async () => {
  const { hash } = createPasswords({ atOnce: 2, queue: 3 });
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => hash('monsoon-clouds')));
  const refused = all.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
  await expect(hash('monsoon-clouds')).resolves.toBeDefined();
});

test('a missing account takes as long as a wrong password', async () => {
  const { hash, isRight, warmUp } = createPasswords();
  const stored = await hash('monsoon-clouds');
  await warmUp();
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let round = 0; round < 9; round += 1) {
    times.known.push(await milliseconds(() => isRight('wrong one', stored)));
    times.unknown.push(await milliseconds(() => isRight('wrong one', undefined)));
  }
  expect(median(times.unknown) / median(times.known)).toBeGreaterThan(0.6);
  expect(median(times.unknown) / median(times.known)).toBeLessThan(1.7);
}, 20_000);

test.each(['password', 'PASSWORD123', '123456', 'qwerty', 'iloveyou', 'India@123', 'p@ssw0rd'])(
  '%s is common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(['monsoon-clouds', 'tr4mRattle', '# Passwords'])('%s is not common', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
