import type { Browser, Page } from '@playwright/test';
import { staticRoutes, UNKNOWN_PATH } from '../../portal/routes';
import { expectFitsAt, SIZES } from '../../portal/sizes';
import { test } from '../../portal/test';
import { VIEWS } from '../../views';
import { show } from '../../views/show';
import { existsAt, type View } from '../../views/view';

const staticPaths = [...staticRoutes.map(({ path }) => path), UNKNOWN_PATH];

/** A page as it comes to a visitor: every-page.spec.ts looks at all of these, at the same sizes. */
const isPlainPage = ({ path, isMember, arrange, reach }: View) =>
  typeof path === 'string' && staticPaths.includes(path) && !isMember && !arrange && !reach;

test.describe.configure({ mode: 'parallel' });

for (const view of VIEWS.filter((one) => !isPlainPage(one))) {
  test(`${view.name} is accessible and fits the window`, async ({ browser, portal }) => {
    const [first, ...others] = SIZES.filter(({ width }) => existsAt(view, width));
    const page = await clearedTab(view.isMember ? 'member' : 'visitor', browser, portal.origin);
    await page.setViewportSize(first!);
    await show(page, view, portal);
    // What a state adds to its page is the same at both widths: every-page.spec.ts runs axe at both on every page.
    await expectFitsAt(page, [first!, ...others], [first!]);
  });
}

// What signs a member in stays with the tab: the newest member is the one who is signed in, and a visitor needs another.
const tabs = new Map<'member' | 'visitor', Page>();

/** One tab of a worker for all of these: what it has fetched and compiled stays, everything that the view before has stored is gone. */
async function clearedTab(whose: 'member' | 'visitor', browser: Browser, baseURL: string): Promise<Page> {
  const tab = tabs.get(whose) ?? (await browser.newPage({ baseURL }));
  tabs.set(whose, tab);
  await tab.unrouteAll({ behavior: 'ignoreErrors' });
  await tab.goto('/robots.txt');
  await tab.evaluate(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));
  await tab.context().clearCookies();
  return tab;
}
