import { expectReachedByKeyboard } from '../../portal/keyboard';
import { openOffice } from '../../portal/office';
import { expectFitsAt, SIZES } from '../../portal/sizes';
import { NIGHTLY, test } from '../../portal/test';
import { OFFICE_VIEWS } from '../../views/office';
import { fillOffice } from '../../views/office-samples';
import { openView } from '../../views/show';

test(
  'every state of the office is accessible, fits the window, and is reached by the keyboard',
  NIGHTLY,
  async ({ browser, page: visitor, portal }) => {
    test.setTimeout(300_000);
    await fillOffice(visitor.request);
    const page = await openOffice(browser, portal, 'owner');
    const [narrow, wide] = SIZES;
    for (const view of OFFICE_VIEWS) {
      await test.step(view.name, async () => {
        await page.setViewportSize(wide);
        await openView(page, view, portal);
        // Tables are cards in narrow windows, where targets are closest.
        await expectFitsAt(page, SIZES, [narrow]);
        await page.setViewportSize(wide);
        await expectReachedByKeyboard(page);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  },
);
