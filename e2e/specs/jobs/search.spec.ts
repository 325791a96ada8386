import { axeViolations } from '../../portal/axe';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { openPostings } from './applicant';

test.beforeEach(({ context }) => splashSeen(context));

const count = (total: number) => (total === 1 ? '1 Job Found' : `${total.toLocaleString('en-IN')} Jobs Found`);

test('filters, page and scroll position survive Back, reload and a shared link', async ({ page, context }) => {
  await page.goto('/jobs?page=2');
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.getByLabel('Sort by:').locator('option:checked')).toHaveText('Sort by: Newest Post');
  await page.getByRole('checkbox', { name: /^Onsite/ }).check();
  await page.getByRole('checkbox', { name: /^Full-time/ }).check();
  await page.getByLabel('Max').fill('40');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL('/jobs?jobType=onsite&employmentType=full_time&maxCTC=40');
  const { pagination, facets } = await openPostings(
    page.request,
    'jobType=onsite&employmentType=full_time&minCTC=0&maxCTC=40',
  );
  const heading = page.getByRole('heading', { name: count(pagination.total) });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Hybrid (${facets.jobType.hybrid})` })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Part-time (${facets.employmentType.part_time})` })).toBeVisible();

  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/&page=2$/);
  const secondPage = await openPostings(
    page.request,
    'jobType=onsite&employmentType=full_time&minCTC=0&maxCTC=40&page=2&limit=12',
  );
  const title = secondPage.jobPostings[6]!.jobName;
  const card = page.getByRole('article').nth(6);
  await expect(card.getByRole('heading')).toHaveText(title);
  await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('link').focus();
  const position = await page.evaluate(() => Math.round(window.scrollY));
  expect(position).toBeGreaterThan(300);
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => (history.state as { usr: { job: { jobName: string } } }).usr.job.jobName)).toBe(
    title,
  );

  const scrolledBack = () => page.evaluate((to) => Math.abs(window.scrollY - to), position);
  await page.goBack();
  await expect.poll(scrolledBack).toBeLessThan(5);
  await page.reload();
  await expect(heading).toBeVisible();
  await expect.poll(scrolledBack).toBeLessThan(5);
  await expect(page.getByRole('checkbox', { name: /^Onsite/ })).toBeChecked();
  await expect(page.getByLabel('Max')).toHaveValue('40');
  await page.goBack();
  await expect(page).toHaveURL('/jobs?jobType=onsite&employmentType=full_time&maxCTC=40');

  const shared = await context.newPage();
  await shared.goto('/jobs?search=nurse&location=pune&experienceLevel=fresher');
  await expect(shared.getByLabel('Job title')).toHaveValue('nurse');
  await expect(shared.getByLabel('Location')).toHaveValue('pune');
  await expect(shared.getByRole('checkbox', { name: /^Fresher/ })).toBeChecked();
  await shared.close();
});

test('an outdated search is aborted, and its jobs are never shown', async ({ page }) => {
  await page.goto('/jobs');
  await expect(page.getByRole('article')).toHaveCount(12);
  const { pagination } = await openPostings(page.request, 'jobType=onsite,hybrid');
  await page.route(/jobType=onsite(&|$)/, () => undefined);
  const ended = page.waitForEvent('requestfailed', (request) => /jobType=onsite(&|$)/.test(request.url()));
  await page.getByRole('checkbox', { name: /^Onsite/ }).check();
  await expect(page.getByRole('heading', { name: 'Searching…' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Hybrid/ }).check();
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page.getByRole('heading', { name: count(pagination.total) })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('two jobs are in the first window after a search, and Start Searching scrolls to them', async ({ page }) => {
    await page.goto('/jobs');
    const button = page.getByRole('button', { name: 'Start Searching' });
    const place = await button.boundingBox();
    await page.getByLabel('Job title').fill('nurse');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(list).toBeVisible();
    // The jobs below have hearts, which are above their cards.
    const overlaid = await list.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const places = Array.from(
        { length: 400 },
        (_, index) => [(index % 20) + 0.5, Math.floor(index / 20) + 0.5] as const,
      );
      const found = places.map(([x, y]) => document.elementFromPoint(left + (x * width) / 20, top + (y * height) / 20));
      return found.filter((top) => top && !element.contains(top)).length;
    });
    expect(overlaid).toBe(0);
    // The search started by itself, and nothing moved where the next tap goes.
    await expect(page).toHaveURL('/jobs?search=nurse');
    await expect(page.getByRole('article').first().getByRole('heading')).toContainText(/nurse/i);
    expect(await button.boundingBox()).toEqual(place);
    // Below the field, where the list usually covers the page.
    await button.click({ position: { x: 20, y: 22 } });
    await expect(list).toBeHidden();
    await expect(page.getByRole('heading', { name: /Jobs Found$/ })).toBeFocused();
    await expect(page.getByRole('article').first().getByRole('heading')).toContainText(/nurse/i);
    await expect(page.getByRole('article').nth(1)).toBeInViewport({ ratio: 0.99 });
    await page.reload();
    await expect(page.getByRole('article').nth(1)).toBeInViewport({ ratio: 0.99 });
  });

  test('the filters are in a drawer, and a search without jobs offers alternatives', async ({ page, pageErrors }) => {
    await page.goto('/jobs?search=zzzqqqxxx');
    await expect(page.getByText('No jobs match your search')).toBeVisible();
    await page.getByRole('button', { name: 'Filters' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByText('Remote', { exact: true }).click();
    await expect(page).toHaveURL('/jobs?search=zzzqqqxxx&jobType=remote');
    expect(await axeViolations(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Show 0 jobs' }).click();
    await expect(drawer).toBeHidden();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: "Remove 'zzzqqqxxx'" }).last().click();
    await expect(page).toHaveURL('/jobs?jobType=remote');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(pageErrors).toEqual([]);
  });

  test('Clear all is shown only beside visible filters', async ({ page }) => {
    await page.goto('/jobs?search=nurse&location=Pune');
    await expect(page.getByRole('button', { name: 'Save this search' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear all' })).toBeHidden();
    await page.goto('/jobs?search=nurse&jobType=onsite');
    await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible();
  });

  test('with text twice as large the name of a job is as wide as its card', async ({ page }) => {
    await page.goto('/jobs');
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const [outer, name, logo] = await Promise.all(
      [card, card.getByRole('heading'), card.getByRole('heading').locator('xpath=../preceding-sibling::*[1]')].map(
        (one) => one.boundingBox(),
      ),
    );
    expect(name!.width).toBeGreaterThan(outer!.width * 0.7);
    expect(name!.y).toBeGreaterThanOrEqual(logo!.y + logo!.height);
  });
});
