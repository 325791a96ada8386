import { staticRoutes } from '../../portal/routes';
import { expect, test } from '../../portal/test';

test.use({ javaScriptEnabled: false });

test('the resume check says that it needs JavaScript, and shows its sample report, title and links', async ({
  page,
}) => {
  const { path, title, description } = staticRoutes.find((route) => route.path === '/ats-score')!;
  await page.goto(path);
  await expect(page).toHaveTitle(`${title} | Kadam`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(7);
  await expect(page.locator('main noscript p'), 'The check needs JavaScript').toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload Your Resume' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Sample report' })).toBeVisible();
});

test('the splash ends without JavaScript', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#splash')).toBeHidden();
  await page.locator('main').getByRole('link').first().click();
  await expect(page.locator('main h1')).toBeVisible();
});
