import { axeViolations } from '../../portal/axe';
import { expect, test } from '../../portal/test';
import { staticRoutes, UNKNOWN_PATH } from '../../portal/routes';
import { VIEWS } from '../../views';
import { show } from '../../views/show';
import type { View } from '../../views/view';

const SIZES = [
  { width: 360, height: 800 },
  { width: 1366, height: 768 },
];

const staticPaths = [...staticRoutes.map(({ path }) => path), UNKNOWN_PATH];

/** A page as it comes to a visitor: every-page.spec.ts looks at all of these, at the same sizes. */
const isPlainPage = ({ path, isMember, arrange, reach }: View) =>
  typeof path === 'string' && staticPaths.includes(path) && !isMember && !arrange && !reach;

// A page with a parameter is asked for by a function, which does not say whose it is.
const views = process.env.E2E_REMOTES
  ? VIEWS.filter(({ path }) => typeof path !== 'string' || staticRoutes.some((one) => one.path === path.split('?')[0]))
  : VIEWS;

test.describe.configure({ mode: 'parallel' });

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });
    for (const view of views.filter((one) => viewport.width <= (one.upTo ?? Infinity) && !isPlainPage(one))) {
      test(`${view.name} is accessible and fits the window`, async ({ page }) => {
        await show(page, view);
        expect(await axeViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      });
    }
  });
}
