import { axeViolations } from '../../portal/axe';
import { alreadySignedIn } from '../../portal/member';
import { staticRoutes, UNKNOWN_PATH } from '../../portal/routes';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { settled } from '../../views/view';

const sizes = [
  { width: 360, height: 800 },
  { width: 1366, height: 768 },
];

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    for (const isMember of [false, true]) {
      test(`every page is whole and accessible for a ${isMember ? 'member' : 'visitor'}`, async ({
        page,
        context,
        complaints,
      }) => {
        test.setTimeout(120_000);
        // Every page once without and once with motion.
        await page.emulateMedia({ reducedMotion: isMember ? 'no-preference' : 'reduce' });
        await splashSeen(context);
        if (isMember) await alreadySignedIn(page);
        for (const { path } of [...staticRoutes, { path: UNKNOWN_PATH }]) {
          complaints.length = 0;
          const answer = await page.goto(path);
          expect(answer?.status(), path).toBe(path === UNKNOWN_PATH ? 404 : 200);
          await settled(page);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth),
            `${path} scrolls sideways`,
          ).toBeLessThanOrEqual(viewport.width);
          expect(await axeViolations(page), path).toEqual([]);
          expect(
            complaints.filter((line) => !/status of 404/.test(line)),
            path,
          ).toEqual([]);
        }
      });
    }
  });
}
