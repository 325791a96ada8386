import { alreadySignedIn } from '../../portal/member';
import { staticRoutes, UNKNOWN_PATH } from '../../portal/routes';
import { expectFitsAt, expectFitsLargeText, SIZES } from '../../portal/sizes';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { scrollThrough } from '../../views/view';

/**
 * Pages of remote-marketing are the same for members. What member pages show visitors is checked in
 * every-state.spec.ts.
 */
const pagesFor = (isMember: boolean) =>
  staticRoutes.filter(({ remote, access }) =>
    isMember ? access === 'member' || remote !== 'marketing' : access === 'public',
  );

for (const isMember of [false, true]) {
  // A visitor's window grows, a member's shrinks: pages are rendered in both directions.
  const sizes = isMember ? SIZES.toReversed() : SIZES;
  test(`every page fits and is accessible for a ${isMember ? 'member' : 'visitor'}, also with text twice as large`, async ({
    page,
    context,
    pageErrors,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: isMember ? 'reduce' : 'no-preference' });
    await splashSeen(context);
    if (isMember) await alreadySignedIn(page);
    for (const { path } of [...pagesFor(isMember), { path: UNKNOWN_PATH }]) {
      await page.setViewportSize(sizes[0]!);
      pageErrors.length = 0;
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(path === UNKNOWN_PATH ? 404 : 200);
      await scrollThrough(page);
      await expectFitsAt(page, sizes);
      await expectFitsLargeText(page);
      expect(
        pageErrors.filter((line) => !/status of 404/.test(line)),
        path,
      ).toEqual([]);
    }
  });
}
