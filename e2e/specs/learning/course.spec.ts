import { axeViolations } from '../../portal/axe';
import { coursesOf } from '../../portal/courses';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test.beforeEach(({ context }) => splashSeen(context));

test('an unknown id links to the catalogue, and its document is 404', async ({ page }) => {
  const response = await page.goto('/courses/00000000-0000-4000-8000-000000000000');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL(/\/courses$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a course that fails to load has its breadcrumb and an error, and loads on Retry, also with long words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const [course] = await coursesOf(page);
  await page.goto('/courses');
  const link = page.getByRole('link', { name: course!.name });
  await page.route('**/api/courses/*', (route) => route.abort());
  await link.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load course' });
  await expect(alert).toContainText('Network Error');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(course!.name);
  expect(await axeViolations(page)).toEqual([]);
  const signs = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('svg');
  await expect(signs).toHaveCount(2);
  const followsItsStep = (sign: Element) =>
    sign.getBoundingClientRect().left >= sign.previousElementSibling!.getBoundingClientRect().right;
  for (const width of [1366, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const sign of await signs.all()) expect(await sign.evaluate(followsItsStep), `at ${width} px`).toBe(true);
  }
  await page.unroute('**/api/courses/*');
  const endless = 'Donaudampfschiff'.repeat(12);
  const texts = { synopsis: endless, fullSynopsis: `${endless}\n${endless}`, curriculum: [endless] };
  const wide = { ...course, name: endless, provider: endless, ...texts };
  await page.route('**/api/courses/*', (route) => route.fulfill({ json: { course: wide } }));
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Course Curriculum' })).toBeVisible();
  await page.getByRole('button', { name: 'Read more' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
