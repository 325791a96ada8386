import { createDeviceCookies } from './device-cookies';

const cookies = createDeviceCookies(async () => Buffer.alloc(32, 1));
const others = createDeviceCookies(async () => Buffer.alloc(32, 2));

test('a value is valid only for the account it was written for', async () => {
  const cookie = await cookies.of('asha@example.in');
  const value = cookie.write({ generation: 0 });
  const device = cookie.read(value);
  expect(device).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/), generation: 0 });
  expect(cookie.write(device ?? {})).toBe(value);
  expect((await cookies.of('ravi@example.in')).read(value)).toBeUndefined();
});

test.each([undefined, '', '.', 'x', 'x.y', `${'x'.repeat(22)}.${'é'.repeat(43)}`])('%j is not valid', async (value) => {
  expect((await cookies.of('asha@example.in')).read(value)).toBeUndefined();
});

test('a value signed with another key is not valid', async () => {
  const value = (await others.of('asha@example.in')).write({});
  expect((await cookies.of('asha@example.in')).read(value)).toBeUndefined();
});

test('a value contains its generation, which cannot be changed', async () => {
  const cookie = await cookies.of('asha@example.in');
  const device = { id: 'x'.repeat(22), generation: 2 };
  expect(cookie.read(cookie.write(device))).toEqual(device);
  expect(cookie.read(cookie.write(device).replace('.2.', '.3.'))).toBeUndefined();
  expect(cookie.read(cookie.write(device).replace('.2.', '.'))).toBeUndefined();
});

test('each account has a cookie whose name does not reveal the address', async () => {
  const names = await Promise.all(
    ['asha@example.in', 'ravi@example.in'].map(async (email) => (await cookies.of(email)).name),
  );
  expect(new Set(names).size).toBe(2);
  expect(names.join()).toMatch(/^kadam-device-[\w-]{16},kadam-device-[\w-]{16}$/);
});
