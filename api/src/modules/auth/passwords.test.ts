import { createPasswords, passwordError } from './passwords';

const asha = { key: 'client 203.0.113.9', isKnown: false };
function passwords() {
  const { hash, isRight, warmUp } = createPasswords();
  return {
    hash: (password: string) => hash(password, asha),
    isRight: (password: string, stored?: string) => isRight(password, stored, asha),
    warmUp,
  };
}

test('a hash is argon2id with the documented cost and a salt, and matches only its password', async () => {
  const { hash, isRight } = passwords();
  const [one, two] = [await hash('monsoon-clouds'), await hash('monsoon-clouds')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await isRight('monsoon-clouds', one)).toBe(true);
  expect(await isRight('Monsoon-clouds', one)).toBe(false);
  expect(await isRight('no account has this password', undefined)).toBe(false);
});

test('the same password typed on two keyboards matches', async () => {
  const { hash, isRight } = passwords();
  expect(await isRight('cafe\u0301-noir', await hash('caf\u00e9-noir'))).toBe(true);
});

test('a missing account takes as long as a wrong password', async () => {
  const { hash, isRight, warmUp } = passwords();
  const stored = await hash('monsoon-clouds');
  await warmUp();
  const times = { known: 0, unknown: 0 };
  for (let round = 0; round < 9; round += 1) {
    times.known += await processorTime(() => isRight('wrong one', stored));
    times.unknown += await processorTime(() => isRight('wrong one', undefined));
  }
  expect(times.unknown / times.known).toBeGreaterThan(0.5);
  expect(times.unknown / times.known).toBeLessThan(2);
}, 20_000);

test.each(['password', 'PASSWORD123', '123456', 'qwerty', 'iloveyou', 'India@123', 'p@ssw0rd'])(
  '%s is common',
  (password) => {
    expect(passwordError(password, 'asha@example.in')).toMatch(/too common/);
  },
);

test.each(['monsoon-clouds', 'tr4mRattle', '# Passwords'])('%s is not common', (password) => {
  expect(passwordError(password, 'asha@example.in')).toBeUndefined();
});

test.each(['asha.rao@example.in', 'Asha.Rao', ' asha.rao '])('%j is the address of its account', (password) => {
  expect(passwordError(password, 'asha.rao@example.in')).toMatch(/must not be your email address/);
});

/** In µs, all threads together: unlike the elapsed time it is the same on a busy machine. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}
