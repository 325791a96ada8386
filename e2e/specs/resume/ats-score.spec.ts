import { analyzeResume, checkResume, chooseResume, RESUMES } from '../../portal/resumes';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test.beforeEach(async ({ page, context }) => {
  test.setTimeout(120_000);
  await splashSeen(context);
  await page.goto('/ats-score');
});

test('a job page links to the check with that job, and skills are compared with it', async ({ page }) => {
  const response = await page.request.get('/api/job/postings?limit=1');
  const { data } = (await response.json()) as { data: { jobPostings: { id: string; jobName: string }[] } };
  const job = data.jobPostings[0]!;
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole('link', { name: 'Check against this job' }).click();
  await expect(page.getByLabel('Job description')).toHaveValue(new RegExp(`^${job.jobName.replace(/[()]/g, '.')}`));
  await checkResume(page, RESUMES.document);
  await expect(page.getByText(/^compared with the job you gave/)).toBeVisible();
});

test('a scanned resume gets one thing to do instead of a score', async ({ page }) => {
  await chooseResume(page, RESUMES.scanned);
  await analyzeResume(page);
  await expect(page.getByRole('heading', { name: 'This file is a picture without text.' })).toBeVisible({
    timeout: 45_000,
  });
  const main = page.getByRole('main');
  await expect(main).toContainText('Export the resume as PDF from the program you wrote it in');
  await expect(main).not.toContainText('Your Score');
  await expect(main).not.toContainText('Keep what was read');
  await expect(page.getByRole('meter', { name: 'ATS Parse Rate' })).toHaveCount(0);
});

test('the printed report shows all details on few pages, without errors', async ({ page, pageErrors }) => {
  await checkResume(page, RESUMES.good);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  for (const name of ['Analyze Resume', 'Build ATS Friendly Resume', 'Check again', 'Print report'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.getByText('As people see it')).toBeHidden();
  await expect(page.getByText('Why it matters').last()).toBeVisible();
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)?.length).toBeLessThan(10);
  expect(pageErrors).toEqual([]);
});
