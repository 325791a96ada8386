import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { RESUMES } from '../portal/resumes';
import { failing, headersOf, press, settled, silent, type View } from './view';

interface Postings {
  readonly data: { readonly jobPostings: readonly { readonly id: string; readonly skills: readonly string[] }[] };
}

/** A job that no other view applies for. */
export async function firstJob(api: APIRequestContext): Promise<string> {
  const response = (await (await api.get('/api/job/postings?limit=1')).json()) as Postings;
  return `/jobs/${response.data.jobPostings[0]!.id}`;
}

/** A narrowed search, so that it can be saved. */
export const SEARCHED = '/jobs?search=nurse&jobType=onsite&minCTC=3';

const saving = (page: Page) => page.getByRole('dialog', { name: 'Get new jobs by mail' });

async function openSaveDialog(page: Page): Promise<void> {
  await press(page, 'Save this search');
  await expect(saving(page).getByLabel('Name')).toBeVisible();
}

/** Saves the search, and opens the list of saved searches. */
export async function saveSearch(page: Page): Promise<void> {
  await openSaveDialog(page);
  await saving(page).getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'dashboard' }).click();
  await expect(page.getByRole('region', { name: 'Job alerts' }).getByRole('listitem')).toHaveCount(1);
  await settled(page);
}

const RESUME_SKILLS = { fileName: 'asha.pdf', skills: [{ name: 'MS-Excel', line: 'Tools: MS-Excel, Tally' }] };

/** Stores skills of a resume; the job names some and lacks others. */
async function compared(page: Page): Promise<void> {
  const headers = await headersOf(page);
  expect((await page.request.put('/api/jobseeker/kept-resume', { headers, data: RESUME_SKILLS })).ok()).toBe(true);
  await page.reload();
  await page.getByRole('region', { name: 'How this job fits you' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Read from: “Tools: MS-Excel, Tally”')).toBeVisible();
  await page.getByRole('region', { name: 'Similar jobs' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Similar jobs' }).getByRole('listitem').first()).toBeVisible();
}

async function jobWithExcel(api: APIRequestContext): Promise<string> {
  const response = (await (await api.get('/api/job/postings?search=power+bi&limit=50')).json()) as Postings;
  const job = response.data.jobPostings.find(({ skills }) => skills.some((skill) => /excel/i.test(skill)));
  return `/jobs/${job!.id}`;
}

const applied = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Apply Job' }).click();
  await expect(page.getByRole('dialog', { name: 'Application Status' })).toBeVisible();
};

export const jobs: readonly View[] = [
  { name: 'jobs', path: '/jobs' },
  { name: 'jobs-filtered', path: '/jobs?jobType=remote,hybrid&experienceLevel=intermediate&minCTC=6' },
  { name: 'jobs-close-to', path: '/jobs?search=acountant' },
  { name: 'jobs-none', path: '/jobs?search=astronaut&jobType=remote' },
  {
    name: 'jobs-failed',
    path: '/jobs',
    arrange: failing('job/postings?**', 500, 'Something went wrong on our side. Please try again.'),
    reach: (page) => expect(page.getByRole('button', { name: /retry|again/i })).toBeVisible({ timeout: 20_000 }),
  },
  {
    name: 'jobs-failed-later',
    path: '/jobs',
    arrange: failing('job/postings?**page=2**', 500, 'Something went wrong on our side. Please try again.'),
    reach: async (page) => {
      await page.getByRole('link', { name: 'Next page' }).click();
      const remark = page.getByText('The jobs below are those of your last search.');
      await expect(remark).toBeVisible({ timeout: 20_000 });
    },
  },
  {
    name: 'jobs-loading',
    path: '/jobs',
    arrange: silent('job/postings?**'),
    reach: (page) => expect(page.getByText('Fetching the latest jobs for you...')).toBeVisible(),
  },
  {
    name: 'still-loading',
    path: '/jobs',
    arrange: silent('job/postings?**'),
    reach: (page) => expect(page.getByText('Still loading…')).toBeInViewport({ timeout: 20_000 }),
  },
  {
    name: 'jobs-suggestions',
    path: '/jobs',
    reach: async (page) => {
      await page.getByLabel('Job title').pressSequentially('acc');
      const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
      await expect(suggestions).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(suggestions.getByRole('option', { selected: true })).toBeVisible();
    },
  },
  {
    name: 'jobs-filters',
    path: '/jobs?jobType=remote',
    upTo: 1024,
    reach: async (page) => {
      await press(page, /^Filters/);
      await expect(page.getByRole('dialog').getByLabel('Min')).toBeVisible();
    },
  },
  { name: 'jobs-saving', path: SEARCHED, isMember: true, reach: openSaveDialog },
  { name: 'job', path: firstJob },
  { name: 'job-unknown', path: '/jobs/00000000-0000-4000-8000-000000000000' },
  { name: 'job-applying', path: firstJob, isMember: true, reach: applied },
  {
    name: 'job-applied',
    path: firstJob,
    isMember: true,
    reach: async (page) => {
      await applied(page);
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('button', { name: 'Job Applied' })).toBeVisible();
    },
  },
  {
    name: 'job-resume',
    path: firstJob,
    isMember: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Apply with resume' }).click();
      await page.getByLabel('Resume file').setInputFiles(RESUMES.good);
      await expect(page.getByRole('heading', { name: 'What machines read in it' })).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    name: 'job-resume-refused',
    path: firstJob,
    isMember: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Apply with resume' }).click();
      const file = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Asha Kulkarni') };
      await page.getByLabel('Resume file').setInputFiles(file);
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'job-fit', path: jobWithExcel, isMember: true, reach: compared },
  {
    name: 'job-apply-failed',
    path: firstJob,
    isMember: true,
    arrange: failing('job/apply', 500, 'Something went wrong on our side. Please try again.'),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Apply Job' }).click();
      await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
    },
  },
];
