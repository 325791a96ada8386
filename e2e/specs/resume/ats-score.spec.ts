import { axeViolations } from '../../portal/axe';
import { analyzeResume, checkResume, chooseResume, openPanels, RESUMES } from '../../portal/resumes';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { stepsSeen, watchSteps } from './steps-seen';

const CHECK = '**/api/resume/ats-score';

test.beforeEach(async ({ page, context }) => {
  test.setTimeout(120_000);
  await splashSeen(context);
  await page.goto('/ats-score');
});

test('a resume goes through four steps of their length to its result, is explained, and goes on to the editor', async ({
  page,
  complaints,
}) => {
  await watchSteps(page);
  await checkResume(page, RESUMES.good);
  const seen = await stepsSeen(page);
  expect(seen.map(({ what }) => what)).toEqual([
    'Parsing Your Resume',
    'Analyzing Experience',
    'Extracting Skills',
    'call',
    'Generating Recommendations',
    'closed',
  ]);
  const [first = 0, second = 0, third = 0, call = 0, fourth = 0, closed = 0] = seen.map(({ at }) => at);
  // A step is seen a little after its time began, and as much later as the machine is busy; ats-score-page-analysis.test.tsx has the exact times.
  for (const time of [second - first, third - second, call - third]) expect(time).toBeGreaterThan(900);
  expect(closed - fourth).toBeGreaterThan(400);

  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Your Score' })).toBeFocused();
  await expect(main.getByText(/^\d+ issues? found$/)).toBeVisible();
  for (const panel of ['CONTENT', 'SECTION', 'ATS ESSENTIALS', 'TAILORING'])
    await expect(main.locator('summary').filter({ has: page.getByRole('heading', { name: panel }) })).toContainText(
      /\d+%/,
    );
  await main.getByRole('heading', { name: 'CONTENT' }).click();
  await expect(main.getByText('Why it matters').first()).toBeVisible();
  await expect(main.getByRole('meter', { name: 'ATS Parse Rate' })).toBeVisible();
  await expect(main.getByText('6,530 job seekers have been hired using this')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'ATS Scan' })).toHaveCount(0);

  const robot = main.getByRole('region', { name: 'What the robot sees' });
  await robot.scrollIntoViewIfNeeded();
  await expect(robot.locator('mark').filter({ hasText: 'Email' })).toBeVisible();
  await expect(robot.getByRole('img', { name: /^Page 1 of/ })).toBeVisible({ timeout: 30_000 });
  await expect(robot.locator('canvas ~ i')).not.toHaveCount(0);

  await main.getByRole('button', { name: 'Build ATS Friendly Resume' }).click();
  await expect(page).toHaveURL('/resume-editor');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveText(/anjali mehta/i);
  await expect(page.getByRole('textbox', { name: 'Job 1 company' })).not.toHaveText('');
  expect(complaints).toEqual([]);
});

test('the result is there again on return within the session, and gone once the page was left', async ({ page }) => {
  await checkResume(page, RESUMES.document);
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your Score' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'ATS Scan' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Score' })).toHaveCount(0);
});

test('Cancel and Escape end the call, keep the file and give the focus back', async ({ page }) => {
  await page.route(CHECK, () => undefined);
  await chooseResume(page, RESUMES.good);
  for (const leave of [
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    const called = page.waitForRequest(CHECK);
    const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/ats-score'));
    await analyzeResume(page);
    await called;
    await leave();
    expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Analyze Resume' })).toBeFocused();
    await expect(page.getByText('anjali-mehta.pdf')).toBeVisible();
  }
});

test('every refusal has its sentence beside the button', async ({ page }) => {
  const alert = page.getByRole('group', { name: 'Your resume' }).getByRole('alert');
  await analyzeResume(page);
  await expect(alert).toHaveText('Please select a resume file first.');
  await page
    .getByLabel('Resume file')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('a') });
  await expect(alert).toHaveText('Unsupported file type. Please upload PDF, DOC, or DOCX.');
  const large = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
  await page.getByLabel('Resume file').setInputFiles(large);
  await expect(alert).toHaveText('File too large. Maximum size is 10MB.');

  const html = {
    name: 'cv.doc',
    mimeType: 'application/msword',
    buffer: Buffer.from('<html><body>Asha Rao</body></html>'),
  };
  await page.getByLabel('Resume file').setInputFiles(html);
  await analyzeResume(page);
  await expect(alert).toContainText('holds a web page', { timeout: 30_000 });

  await page.route(CHECK, (route) => route.fulfill({ json: { success: false, error: 'The parser is resting.' } }));
  await analyzeResume(page);
  await expect(alert).toHaveText('The parser is resting.');
  await page.route(CHECK, (route) => route.fulfill({ json: { success: false } }));
  await analyzeResume(page);
  await expect(alert).toHaveText('Failed to compute ATS score');
  await page.route(CHECK, (route) => route.abort());
  await analyzeResume(page);
  await expect(alert).toContainText(
    'Network Error: Unable to connect to server. Please ensure the backend is running and CORS/base URL are configured.',
  );
  await expect(page.getByText('cv.doc')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('a scanned resume is judged honestly', async ({ page }) => {
  await checkResume(page, RESUMES.scanned);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Held at \d+: /)).toBeVisible();
  await expect(main.getByText('Needs work').first()).toBeVisible();
  await expect(main.getByRole('meter', { name: 'ATS Parse Rate' })).toHaveAttribute('aria-valuenow', '0');
  await expect(main.getByText(/There is no text in this file that a machine can read/)).toBeVisible();
});

test('a job’s page leads to the check with that job, and skills are compared with it', async ({ page }) => {
  const answer = await page.request.get('/api/job/postings?limit=1');
  const { data } = (await answer.json()) as { data: { jobPostings: { id: string; jobName: string }[] } };
  const job = data.jobPostings[0]!;
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole('link', { name: 'Check against this job' }).click();
  await expect(page.getByLabel('Job description')).toHaveValue(new RegExp(`^${job.jobName.replace(/[()]/g, '.')}`));
  await checkResume(page, RESUMES.document);
  await expect(page.getByText(/^compared with the job you gave/)).toBeVisible();
});

test('on paper the report stands alone, with everything open', async ({ page }) => {
  await checkResume(page, RESUMES.document);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Analyze Resume' })).toBeHidden();
  await expect(page.getByText('Why it matters').last()).toBeVisible();
});

for (const width of [360, 1366])
  test(`a result with everything open is accessible and fits a window of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await checkResume(page, RESUMES.good);
    await openPanels(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
