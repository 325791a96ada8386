import type { Browser, Page } from '@playwright/test';
import { staticRoutes, UNKNOWN_PATH } from '../../portal/routes';
import { expectFitsAt, SIZES } from '../../portal/sizes';
import { NIGHTLY, test } from '../../portal/test';
import { VIEWS } from '../../views';
import { show } from '../../views/show';
import { existsAt, type View } from '../../views/view';

const publicPaths = [...staticRoutes.filter(({ access }) => access === 'public').map(({ path }) => path), UNKNOWN_PATH];

/** A visitor's page without state, which every-page.spec.ts checks at the same sizes. */
const isPlainPage = ({ path, isMember, arrange, reach }: View) =>
  typeof path === 'string' && publicPaths.includes(path) && !isMember && !arrange && !reach;

test.describe.configure({ mode: 'parallel' });

for (const view of VIEWS.filter((one) => !isPlainPage(one))) {
  test(`${view.name} is accessible and fits the window`, NIGHTLY, async ({ browser, portal }) => {
    const [first, ...others] = SIZES.filter(({ width }) => existsAt(view, width));
    const page = await clearedTab(view.isMember ? 'member' : 'visitor', browser, portal.origin);
    await page.setViewportSize(first!);
    await show(page, view, portal);
    // A state is the same at both widths; every-page.spec.ts runs axe at both widths on every page.
    await expectFitsAt(page, [first!, ...others], [first!]);
  });
}

// The session belongs to the tab, so visitors need another one.
const tabs = new Map<'member' | 'visitor', Page>();

/**
 * One tab per worker, to reuse its cache and compiled code; the storage of the previous view is
 * cleared.
 */
async function clearedTab(whose: 'member' | 'visitor', browser: Browser, baseURL: string): Promise<Page> {
  const tab = tabs.get(whose) ?? (await browser.newPage({ baseURL }));
  tabs.set(whose, tab);
  await tab.unrouteAll({ behavior: 'ignoreErrors' });
  await tab.goto('/robots.txt');
  await tab.evaluate(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));
  await tab.context().clearCookies();
  return tab;
}
