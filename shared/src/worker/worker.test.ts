import { VerifiedWorker } from '.';

const ADDRESS = new URL('http://localhost/bundles/resume/1.0.0-a/score.js');
const INTEGRITY = `sha384-${'b'.repeat(64)}`;
const started: unknown[] = [];

beforeEach(() => {
  started.length = 0;
  globalThis.Worker = class {
    constructor(src: unknown) {
      started.push(src);
    }
  } as unknown as typeof Worker;
});

afterEach(() => Reflect.deleteProperty(globalThis, '__kadam_script__'));

function gated(fetched: typeof fetch) {
  Object.assign(globalThis, {
    __kadam_script__: (url: string) => ({ src: `${url}?admitted`, integrity: INTEGRITY }),
    fetch: fetched,
  });
}

const answering = (status: number) =>
  jest.fn((_src: string, _init: RequestInit) =>
    Promise.resolve({ ok: status < 400, status, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) }),
  );

test('a worker starts after its script was fetched with its hash', async () => {
  const fetched = answering(200);
  gated(fetched as unknown as typeof fetch);
  await new VerifiedWorker(ADDRESS).started;
  expect(fetched).toHaveBeenCalledWith(`${ADDRESS.href}?admitted`, { integrity: INTEGRITY });
  expect(started).toEqual([`${ADDRESS.href}?admitted`]);
});

test.each([
  ['is not there', answering(404)],
  ['is another than the released one', () => Promise.reject(new TypeError('Failed to fetch'))],
])('no worker starts if its script %s', async (_, fetched) => {
  gated(fetched as unknown as typeof fetch);
  await expect(new VerifiedWorker(ADDRESS).started).rejects.toThrow();
  expect(started).toEqual([]);
});

test('a remote without the host starts it directly', async () => {
  await new VerifiedWorker(ADDRESS).started;
  expect(started).toEqual([ADDRESS]);
});
