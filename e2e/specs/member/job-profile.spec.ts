import { alreadySignedIn } from '../../portal/member';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test.beforeEach(({ context }) => splashSeen(context));

test('Save Profile does not move when the stored resume loads', async ({ page }) => {
  await alreadySignedIn(page);
  await page.setViewportSize({ width: 360, height: 740 });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/jobseeker/resume', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/job-profile');
  const main = page.getByRole('main');
  const top = async () => (await main.getByRole('button', { name: 'Save Profile' }).boundingBox())?.y;
  await expect(main.getByText('Looking for it…')).toBeVisible();
  const before = await top();
  release();
  await expect(main.getByText('No resume on file')).toBeVisible();
  expect(await top()).toBe(before);
});
