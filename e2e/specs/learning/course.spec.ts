import { axeViolations } from '../../portal/axe';
import { coursesOf } from '../../portal/courses';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test.beforeEach(({ context }) => splashSeen(context));

for (const viewport of [
  { width: 360, height: 800 },
  { width: 1366, height: 768 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('a shared link shows the whole course with its fixed texts', async ({ page, pageErrors }) => {
      const course = (await coursesOf(page)).find(({ fullSynopsis, synopsis }) => fullSynopsis !== synopsis)!;
      await page.goto(`/courses/${course.id}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(course.name);
      await expect(page).toHaveTitle(`${course.name} | Kadam`);
      const trail = main.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(trail).toHaveText(`HomeCourses${course.name}`);
      const followsItsStep = (sign: Element) =>
        sign.getBoundingClientRect().left >= sign.previousElementSibling!.getBoundingClientRect().right;
      for (const sign of await trail.locator('svg').all()) expect(await sign.evaluate(followsItsStep)).toBe(true);
      await expect(main.getByRole('link', { name: 'Back to Courses' })).toHaveAttribute('href', '/courses');
      for (const text of [course.duration, '4.5/5', '24/7', 'Fee', 'Starts', 'Mode', 'English,Hindi', course.provider])
        await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
      await expect(main.getByText(/[\d,]+\+ Students$/)).toBeVisible();
      await expect(main.getByText(course.provider[0]!, { exact: true })).toBeVisible();
      await expect(main.getByText(course.genre, { exact: true }).first()).toBeVisible();
      for (const text of [...course.learningOutcomes, ...course.curriculum.map(({ title }) => title)])
        await expect(main.getByText(text, { exact: true }).first()).toBeVisible();

      const rest = course.fullSynopsis.split(/\n+/).at(-1)!;
      await expect(main.getByText(rest)).toBeHidden();
      await main.getByRole('button', { name: 'Read more' }).click();
      await expect(main.getByText(rest)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      expect(await axeViolations(page)).toEqual([]);

      await page.reload();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(course.name);
      await main.getByRole('link', { name: 'Courses', exact: true }).click();
      await expect(page).toHaveURL(/\/courses$/);
      expect(pageErrors).toEqual([]);
    });
  });
}

test('an unknown id links to the catalogue, and its document is 404', async ({ page }) => {
  const response = await page.goto('/courses/00000000-0000-4000-8000-000000000000');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL(/\/courses$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a course that fails to load shows an error and loads on Retry, also with long words', async ({ page }) => {
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
  await page.unroute('**/api/courses/*');
  const endless = 'Donaudampfschiff'.repeat(12);
  const wide = { ...course, name: endless, provider: endless, synopsis: endless, curriculum: [endless] };
  await page.route('**/api/courses/*', (route) => route.fulfill({ json: { course: wide } }));
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Course Curriculum' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
