import { axeViolations } from '../../portal/axe';
import { coursesOf, manyCourses } from '../../portal/courses';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

const LIST = '**/api/courses?*';

test.beforeEach(({ context }) => splashSeen(context));

test('the catalogue shows a full-screen loader and then every course in three columns', async ({
  page,
  pageErrors,
}) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(LIST, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/courses');
  const loader = page.getByRole('status').filter({ hasText: 'Loading Courses' });
  await expect(loader).toContainText('Fetching the latest courses for you...');
  const cover = await loader.boundingBox();
  expect([cover?.width, (cover?.height ?? 0) > 600]).toEqual([1366, true]);
  expect(await axeViolations(page)).toEqual([]);
  release();

  const courses = await coursesOf(page);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(courses.length);
  await expect(page.getByText(`${courses.length} courses`)).toBeVisible();
  await expect(loader).toBeHidden();
  const [first] = courses;
  const card = cards.first();
  await expect(card.getByRole('heading')).toHaveText(first!.name);
  for (const text of [first!.description, first!.duration, first!.category.name])
    await expect(card.getByText(text, { exact: true })).toBeVisible();

  const boxes = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(3);
  expect(boxes.slice(0, 4).map(({ top }) => top === boxes[0]!.top)).toEqual([true, true, true, false]);
  const pictures = await page.locator('article img').evaluateAll((all) =>
    all.map((one) => {
      const { loading, width, height, src } = one as HTMLImageElement;
      return { loading, isSized: width > 300 && Math.abs(width / height - 16 / 9) < 0.02, src };
    }),
  );
  expect(pictures.every(({ isSized }) => isSized)).toBe(true);
  expect(pictures.slice(0, 5).map(({ loading }) => loading)).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy']);
  expect(new Set(pictures.map(({ src }) => src)).size).toBeGreaterThan(10);
  expect(pageErrors).toEqual([]);
});

test('search and category narrow the list, chips remove them, and Back restores filter and position', async ({
  page,
}) => {
  const courses = await coursesOf(page);
  const design = courses.filter(({ category }) => category.name === 'Design');
  await page.goto('/courses');
  const category = page.getByLabel('Category');
  await expect(category.getByRole('option')).toHaveText([
    'All Categories',
    ...new Set(courses.map((course) => course.category.name)),
  ]);
  const cards = page.getByRole('article');

  await category.selectOption('Design');
  await expect(cards).toHaveCount(design.length);
  const word = design[0]!.name.split(' ')[0]!;
  await page.getByPlaceholder('Search courses...').fill(word.toUpperCase());
  await expect(page).toHaveURL(new RegExp(`category=Design&search=${word}|search=${word}&category=Design`, 'i'));
  await expect(cards.first()).toContainText(word);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByPlaceholder('Search courses...')).toHaveValue(word.toUpperCase());
  await expect(category).toHaveValue('Design');

  await page.getByRole('button', { name: `Remove “${word.toUpperCase()}”` }).click();
  await expect(cards).toHaveCount(design.length);
  const last = cards.last().getByRole('link');
  await last.hover();
  await last.evaluate((link) => {
    link.addEventListener('click', () => (document.documentElement.dataset.place = String(window.scrollY)));
  });
  await last.click();
  const place = Number(await page.locator('html').getAttribute('data-place'));
  await expect(page.getByRole('heading', { level: 1, name: design.at(-1)!.name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/courses/${design.at(-1)!.id}$`));
  await page.goBack();
  await expect(category).toHaveValue('Design');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(place).toBeGreaterThan(0);
  await page.goForward();
  await page.getByRole('link', { name: 'Back to Courses' }).click();
  await expect(category).toHaveValue('Design');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  await page.getByPlaceholder('Search courses...').fill('no course has this');
  await expect(page.getByText('No courses found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search criteria or filters')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(cards).toHaveCount(courses.length);
  await expect(page).toHaveURL(/\/courses$/);
});

test('5,000 courses are paged, respond to every key, and a missing image becomes a drawing', async ({ page }) => {
  await page.route(LIST, (route) => route.fulfill({ json: manyCourses(5_000) }));
  await page.goto('/courses');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(24);
  await expect(page.getByText('5,000 courses, page 1 of 209')).toBeVisible();
  await expect(cards.first().locator('img')).toHaveAttribute('src', /\.svg$/);

  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(cards.first()).toContainText('Course 25 ');
  await expect(page).toHaveURL(/\/courses\?page=2$/);
  await expect(page.getByText('5,000 courses, page 2 of 209')).toBeFocused();

  await page.getByPlaceholder('Search courses...').pressSequentially('typography 4999');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Course 4999 in Typography');
  await expect(page).toHaveURL(/\/courses\?search=typography\+4999$/);
  await page.goBack();
  await expect(page.getByText('5,000 courses, page 1 of 209')).toBeVisible();
});
