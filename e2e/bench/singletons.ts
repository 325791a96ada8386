import type { Browser, Page } from '@playwright/test';
import { splashSeen } from '../portal/splash';

/** Strings that occur once in the code of each singleton, and nowhere else. */
const FINGERPRINTS: Readonly<Record<string, string>> = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  'react-router': '__reactRouterVersion',
  'styled-components': 'data-styled-version',
  zustand: 'getInitialState:',
  session: 'storedFor',
  events: '"auth:closeLogin":',
  axios: '"axios/',
  query: 'No QueryClient set',
};
/** A page of each remote. */
const PAGES = ['/', '/jobs', '/courses', '/ats-score'];

/** Number of copies of each singleton in these scripts. */
export const copiesIn = (scripts: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(FINGERPRINTS).map(([name, words]) => [name, scripts.join('\n').split(words).length - 1]),
  );

/** Names of the singletons in these scripts. */
export const singletonsIn = (scripts: readonly string[]): string[] =>
  Object.entries(copiesIn(scripts)).flatMap(([name, count]) => (count > 0 ? [name] : []));

/**
 * Code of every script that a page fetches from now on, by path. Responses that arrive after the
 * returned function was called are ignored.
 */
export function watchScripts(page: Page): () => Promise<ReadonlyMap<string, string>> {
  const scripts: Promise<readonly [path: string, code: string]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    const script = response.text().then((code) => [pathname, code] as const);
    // A response that is read after the page was closed rejects.
    script.catch(() => undefined);
    scripts.push(script);
  });
  return async () => new Map(await Promise.all(scripts));
}

/** Number of copies of each singleton in a browser that visited every remote. */
export async function copies(browser: Browser, origin: string): Promise<Readonly<Record<string, number>>> {
  const context = await browser.newContext();
  await splashSeen(context);
  const page = await context.newPage();
  const scripts = watchScripts(page);
  for (const path of PAGES) await page.goto(origin + path, { waitUntil: 'networkidle' });
  const found = copiesIn([...(await scripts()).values()]);
  await context.close();
  return found;
}
