import { findFirefox, FIREFOX_MISSING, findWebkit, WEBKIT_MISSING } from '../../../scripts/parts/other-browsers.mjs';
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

export { BROWSERS, expect };
