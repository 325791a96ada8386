import type { Page } from '@playwright/test';
import { axeViolations } from '../../portal/axe';
import { importResume, textOf } from '../../portal/resume-editor';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

const NURSE = {
  basics: {
    name: 'Meera Pillai',
    label: 'Staff Nurse',
    phone: '+91 98470 12345',
    location: { city: 'Kochi', region: 'Kerala', countryCode: 'IN' },
    summary: 'Staff nurse with six years in intensive care and emergency wards of two hospitals in Kerala.',
  },
  work: [
    {
      position: 'Staff Nurse',
      name: 'Lakeside Hospital',
      location: 'Kochi',
      startDate: '2019-06',
      highlights: [
        'Cared for 12 patients a shift in the intensive care unit with two colleagues',
        'Trained 8 new nurses in infection control and patient safety every year',
        'Responsible for medication rounds',
      ],
    },
  ],
  education: [{ studyType: 'B.Sc', area: 'Nursing', institution: 'Amrita College of Nursing', endDate: '2019' }],
};

const WORKER = /\/score-worker\.\w+\.js/;

test.beforeEach(async ({ page, context }) => {
  test.setTimeout(120_000);
  await splashSeen(context);
  await page.goto('/resume-editor');
});

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Live score' });
const findingOf = (page: Page, title: string) => panelOf(page).getByRole('listitem').filter({ hasText: title });
const scoreOf = async (page: Page) =>
  Number(/\d+/.exec((await page.getByRole('button', { name: /^Score \d/ }).textContent()) ?? ''));

const openNurse = async (page: Page) => {
  await importResume(page, { name: 'meera.json', text: JSON.stringify(NURSE) });
  await expect(page.getByRole('button', { name: /^Score \d/ })).toBeVisible();
};

test('the score follows edits, findings link to their place, and the PDF gets the same score', async ({
  page,
  pageErrors,
}) => {
  await expect(panelOf(page)).toContainText('Write or import something');
  await openNurse(page);
  const before = await scoreOf(page);
  await page.evaluate(() => {
    const responses: unknown[] = Object.assign(window, { responses: [] }).responses;
    const ask = Worker.prototype.postMessage as (this: Worker, question: unknown) => void;
    Worker.prototype.postMessage = function (question: unknown) {
      this.addEventListener('message', ({ data }) => responses.push(data));
      ask.call(this, question);
    };
  });
  await findingOf(page, 'A working, plain email address').getByRole('button').click();
  await expect(textOf(page, 'Email')).toBeFocused();
  await page.keyboard.type('meera.pillai@gmail.com');
  await expect(findingOf(page, 'A working, plain email address')).toHaveCount(0);
  await expect.poll(() => scoreOf(page)).toBeGreaterThan(before);
  // Scoring takes longer than a frame, so the worker does it; the page shows its last result.
  const lastScore = () =>
    page.evaluate(
      () =>
        (window as unknown as { responses: { score?: { overallScore: number } }[] }).responses.findLast(
          ({ score }) => score,
        )?.score?.overallScore,
    );
  await expect.poll(lastScore).toBe(await scoreOf(page));
  await findingOf(page, 'Length of bullets').getByRole('button').click();
  await expect(page.locator('[data-path^="work."]:focus')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // Narrower windows have this button in the More menu.
  await page.setViewportSize({ width: 1700, height: 900 });
  const check = page.getByRole('button', { name: 'Check my PDF' });
  await page.route('**/api/resume/ats-score', (route) => route.abort());
  await check.click();
  const failure = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
  await expect(failure).toContainText('We could not reach the server');
  await page.unroute('**/api/resume/ats-score');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await check.click();
  await expect(check).toHaveAttribute('aria-busy', 'true');
  const pdfScore = page.getByText(/Your PDF scores \d+ of 100/);
  await expect(pdfScore).toBeVisible({ timeout: 60_000 });
  const checked = Number(/scores (\d+)/.exec((await pdfScore.textContent()) ?? '')?.[1]);
  expect(Math.abs(checked - (await scoreOf(page)))).toBeLessThanOrEqual(2);

  await page.getByRole('button', { name: 'See the report' }).click();
  await expect(page).toHaveURL('/ats-score');
  await expect(page.getByRole('heading', { name: 'Your Score' })).toBeVisible();
  await expect(page.getByText('resume.pdf', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the editor' }).click();
  await expect(textOf(page, 'Email')).toHaveText('meera.pillai@gmail.com');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(textOf(page, 'Email')).not.toHaveText('meera.pillai@gmail.com');
  // The call is repeated before the page says so.
  expect([...new Set(pageErrors)]).toEqual(['Failed to load resource: net::ERR_FAILED']);
});

test('a hidden section is restored by the finding that needs it', async ({ page }) => {
  await openNurse(page);
  await page.getByRole('button', { name: 'Coursework / Skills: actions' }).click();
  await page.getByRole('menuitem', { name: 'Take off the page' }).click();
  await findingOf(page, 'A list of skills').getByRole('button', { name: 'Add section Coursework / Skills' }).click();
  await expect(textOf(page, 'Skills')).toBeFocused();
});

test('on a phone the score is a button that opens the findings, which place the caret', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openNurse(page);
  await expect(panelOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Score \d/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Live score' });
  expect(await axeViolations(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Show: A working, plain email address' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(textOf(page, 'Email')).toBeFocused();
  await expect(textOf(page, 'Email')).toBeInViewport();
});

test('without its worker, or with a wrong one, the editor works and Retry restores the score', async ({ page }) => {
  await page.route(WORKER, (route) => route.abort());
  await importResume(page, { name: 'meera.json', text: JSON.stringify(NURSE) });
  const sentence = panelOf(page).getByText('could not be loaded. You can go on writing.');
  const retry = panelOf(page).getByRole('button', { name: 'Retry' });
  await expect(sentence).toBeVisible();
  await textOf(page, 'Title').fill('Senior Staff Nurse');
  await expect(textOf(page, 'Title')).toHaveText('Senior Staff Nurse');
  await page.unroute(WORKER);
  await page.route(WORKER, (route) => route.fulfill({ contentType: 'text/javascript', body: 'postMessage({})' }));
  await retry.click();
  await expect(sentence).toBeVisible();
  await page.unroute(WORKER);
  await retry.click();
  await expect(page.getByRole('button', { name: /^Score \d/ })).toBeVisible();
});
