import { staticRoutes } from '../../portal/routes';
import { expect, test } from '../../portal/test';

test.use({ javaScriptEnabled: false });

const prerendered = staticRoutes.filter(({ prerender }) => prerender);

test('prerendered pages are complete without JavaScript: heading, text, links, title, description', async ({
  page,
}) => {
  expect(prerendered.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/about', '/services', '/team', '/contact', '/ats-score']),
  );
  for (const { path, title, description } of prerendered) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(path === '/' ? title : `${title} | Kadam`);
    await expect(page.locator('meta[name="description"]'), path).toHaveAttribute('content', description);
    await expect(page.locator('main h1'), path).toHaveCount(1);
    await expect(page.locator('main h1'), path).toBeVisible();
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(200);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link'), path).toHaveCount(7);
  }
});

test('the resume check says that it needs JavaScript, and shows its sample report', async ({ page }) => {
  await page.goto('/ats-score');
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
