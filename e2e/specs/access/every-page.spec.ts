import { axeViolations } from '../../portal/axe';
import { alreadySignedIn } from '../../portal/member';
import { staticRoutes } from '../../portal/routes';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

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
        await splashSeen(context);
        if (isMember) await alreadySignedIn(page);
        for (const { path } of [...staticRoutes, { path: '/no-such-page' }]) {
          complaints.length = 0;
          const answer = await page.goto(path, { waitUntil: 'networkidle' });
          expect(answer?.status(), path).toBe(path === '/no-such-page' ? 404 : 200);
          await expect(page.locator('h1'), path).toHaveCount(1);
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
