import { alreadySignedIn } from '../../portal/member';
import { staticRoutes, UNKNOWN_PATH } from '../../portal/routes';
import { expectWholeAt, expectWholeInLargeText, SIZES } from '../../portal/sizes';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { seenWhole } from '../../views/view';

for (const isMember of [false, true]) {
  // A visitor's window grows, a member's shrinks: every page comes to both.
  const sizes = isMember ? SIZES.toReversed() : SIZES;
  test(`every page is whole and accessible for a ${isMember ? 'member' : 'visitor'}, and whole in text twice as large`, async ({
    page,
    context,
    complaints,
  }) => {
    test.setTimeout(180_000);
    // Every page once without and once with motion.
    await page.emulateMedia({ reducedMotion: isMember ? 'no-preference' : 'reduce' });
    await splashSeen(context);
    if (isMember) await alreadySignedIn(page);
    for (const { path } of [...staticRoutes, { path: UNKNOWN_PATH }]) {
      await page.setViewportSize(sizes[0]!);
      complaints.length = 0;
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(path === UNKNOWN_PATH ? 404 : 200);
      await seenWhole(page);
      await expectWholeAt(page, sizes);
      await expectWholeInLargeText(page);
      expect(
        complaints.filter((line) => !/status of 404/.test(line)),
        path,
      ).toEqual([]);
    }
  });
}
