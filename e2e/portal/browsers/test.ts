import { findFirefox, FIREFOX_MISSING, findWebkit, WEBKIT_MISSING } from '../../../scripts/parts/other-browsers.mjs';
import { skipWithout } from '../skip-without';
import { expect, test as base } from '../test';
import { BROWSERS, type BrowserKind } from './running-browsers';
import { Visitor } from './visitor';

/** Why this browser cannot run here, or undefined when it can. */
export function missing(kind: BrowserKind): string | undefined {
  if (kind === 'firefox') return findFirefox() ? undefined : FIREFOX_MISSING;
  if (kind === 'webkit') return findWebkit() ? undefined : WEBKIT_MISSING;
  return undefined;
}

/** Test with a visitor in the browser that `kind` names, who has been nowhere before. */
export const test = base.extend<{ kind: BrowserKind; visitor: Visitor }>({
  kind: ['chromium', { option: true }],
  visitor: async ({ kind, browsers, portal }, use) => {
    const driver = await browsers.newDriver(kind);
    await use(new Visitor(driver, portal.origin));
    await driver.close();
  },
});

type Own = Pick<typeof test, 'beforeEach' | 'describe' | 'skip' | 'use'>;

/** Runs the same tests in each browser: those of one follow each other in one worker, so that it starts once. */
export const inEveryBrowser = (own: Own, tests: (kind: BrowserKind) => void) => inBrowsers(BROWSERS, own, tests);

/** Runs tests of what specs of its own show in Chromium in the other browsers. */
export const inOtherBrowsers = (own: Own, tests: (kind: BrowserKind) => void) =>
  inBrowsers(
    BROWSERS.filter((kind) => kind !== 'chromium'),
    own,
    tests,
  );

function inBrowsers(kinds: readonly BrowserKind[], own: Own, tests: (kind: BrowserKind) => void) {
  own.describe.configure({ mode: 'parallel' });
  for (const kind of kinds)
    own.describe(`in ${kind}`, () => {
      own.describe.configure({ mode: 'default', timeout: 120_000 });
      own.use({ kind });
      own.beforeEach(() => skipWithout(own, missing(kind)));
      tests(kind);
    });
}

export { expect };
