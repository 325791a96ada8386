import { AsyncLocalStorage } from 'node:async_hooks';

/** The local storage of a browser. */
export type Browser = Map<string, string>;

/** Lets the client code of pages run in this process, as in several browsers that show `origin`. */
export function openBrowsers(origin: string): {
  readonly run: <Result>(browser: Browser, visit: () => Promise<Result>) => Promise<Result>;
} {
  const browsers = new AsyncLocalStorage<Browser>();
  const localStorage = { getItem: (key: string) => browsers.getStore()?.get(key) ?? null };
  const window = { location: new URL(origin), localStorage };
  Object.assign(globalThis, { window, KADAM_API_BASE: `${origin}/api` });
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  return { run: (browser, visit) => browsers.run(browser, visit) };
}
