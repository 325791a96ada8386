import { axeViolations } from '../../portal/axe';
import { inkOf, popplerMissing, wordsOf } from '../../portal/read-pdf';
import { skipWithout } from '../../portal/skip-without';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { openPostings } from './applicant';

test.beforeEach(({ context }) => splashSeen(context));

test('a job opened by its URL shows all its data, and its link can be copied', async ({
  page,
  context,
  pageErrors,
}) => {
  const { jobPostings } = await openPostings(page.request, 'limit=50');
  const job = jobPostings.find((one) => ![one.ctc, one.eCTC, one.workingDays, one.noticePeriod].includes(null))!;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/jobs/${job.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(job.jobName);
  await expect(page).toHaveTitle(`${job.jobName} at ${job.companyName} | Kadam`);
  await expect(main).toContainText(`${job.companyName} • ${job.location}`);
  await expect(main.getByText('Active', { exact: true })).toBeVisible();
  await expect(main.getByText(/^Expected:/)).toContainText(`${job.eCTC?.toLocaleString('en-IN')} LPA`);
  await expect(main).toContainText(job.workingDays ?? '');
  await expect(main).toContainText(`Notice Period: ${job.noticePeriod} days`);
  for (const line of [...job.skills, ...job.responsibilities, ...job.requirements])
    await expect(main).toContainText(line);
  const parts = main.getByRole('heading', { level: 2 }).filter({ hasNotText: 'Similar jobs' });
  await expect(parts).toHaveText([
    'Description',
    'Location',
    'Working Days',
    'Skills',
    job.companyName,
    'Key Responsibilities',
    'Requirements',
  ]);
  expect(await axeViolations(page)).toEqual([]);

  await main.getByRole('button', { name: 'Share' }).click();
  await expect(main.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const height = async () => (await main.getByRole('button', { name: 'Share' }).boundingBox())?.height;
  const lineHeight = await height();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await height()).toBe(lineHeight);
  await main.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/jobs');
  expect(pageErrors).toEqual([]);
});

test('on a phone with large text the apply bar is at most an eighth of the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { jobPostings } = await openPostings(page.request);
  await page.goto(`/jobs/${jobPostings[0]!.id}`);
  const apply = page.getByRole('button', { name: 'Apply Job' });
  await expect(apply).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  await expect(apply).toBeInViewport({ ratio: 1 });
  const bar = await apply.evaluate((button) => button.parentElement!.getBoundingClientRect().height);
  expect(bar).toBeLessThanOrEqual(0.12 * 800);
  const fixed = await page.evaluate(
    () => [...document.querySelectorAll('main *')].filter((one) => getComputedStyle(one).position === 'fixed').length,
  );
  expect(fixed, 'one bar').toBe(1);
  await expect(page.getByText(/^“Apply Job” sends your name/)).toBeVisible();
});

test('a printed job has its URL and no blank page', async ({ page }, info) => {
  skipWithout(test, popplerMissing());
  const { jobPostings } = await openPostings(page.request);
  const job = jobPostings[0]!;
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByRole('button', { name: 'Apply Job' })).toBeVisible();
  const file = info.outputPath('job.pdf');
  await page.pdf({ path: file, format: 'A4' });
  const words = wordsOf(file, '-raw');
  expect(words.join('')).toContain(`/jobs/${job.id}`);
  const ink = inkOf(file);
  expect(Math.min(...ink), `the darkness of each page: ${ink.join(', ')}`).toBeGreaterThan(0);
});
