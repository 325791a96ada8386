import { findFirefox, FIREFOX_MISSING, findWebkit, WEBKIT_MISSING } from '../../../scripts/parts/other-browsers.mjs';
import { skipWithout } from '../skip-without';
import { expect, test as base } from '../test';
import type { BrowserKind } from './running-browsers';
import { Visitor } from './visitor';

/** Why this browser cannot run here; undefined if it can. */
export function missing(kind: BrowserKind): string | undefined {
  if (kind === 'firefox') return findFirefox() ? undefined : FIREFOX_MISSING;
  if (kind === 'webkit') return findWebkit() ? undefined : WEBKIT_MISSING;
  return undefined;
}

/** Test with a new visitor in the browser `kind`. */
export const test = base.extend<{ kind: BrowserKind; visitor: Visitor }>({
  kind: ['chromium', { option: true }],
  visitor: async ({ kind, browsers, portal }, use) => {
    const driver = await browsers.newDriver(kind);
    await use(new Visitor(driver, portal.origin));
    await driver.close();
  },
});

type Own = Pick<typeof test, 'beforeEach' | 'describe' | 'skip' | 'use'>;

/** Runs tests in these browsers, grouped so that each starts once per worker. */
export function inBrowsers(kinds: readonly BrowserKind[], own: Own, tests: () => void) {
  own.describe.configure({ mode: 'parallel' });
  for (const kind of kinds)
    own.describe(`in ${kind}`, () => {
      own.describe.configure({ mode: 'default', timeout: 120_000 });
      own.use({ kind });
      own.beforeEach(() => skipWithout(own, missing(kind)));
      tests();
    });
}

export { expect };
