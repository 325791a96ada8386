import { findFirefox, FIREFOX_MISSING, findWebkit, WEBKIT_MISSING } from '../../../scripts/parts/other-browsers.mjs';
import { skipWithout } from '../skip-without';
import { expect, test as base } from '../test';
import { BROWSERS, type BrowserKind } from './running-browsers';
import { Visitor } from './visitor';

/** Why this browser cannot run here, or undefined when it can. */
function missing(kind: BrowserKind): string | undefined {
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

/** Runs the same tests in each browser: those of one follow each other in one worker, so that it starts once. */
export function inEveryBrowser(
  own: Pick<typeof test, 'beforeEach' | 'describe' | 'skip' | 'use'>,
  tests: (kind: BrowserKind) => void,
) {
  own.describe.configure({ mode: 'parallel' });
  for (const kind of BROWSERS)
    own.describe(`in ${kind}`, () => {
      own.describe.configure({ mode: 'default', timeout: 120_000 });
      own.use({ kind });
      own.beforeEach(() => skipWithout(own, missing(kind)));
      tests(kind);
    });
}

export { expect };
