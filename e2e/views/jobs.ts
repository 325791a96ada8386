import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { RESUMES } from '../portal/resumes';
import { failing, silent, type View } from './view';

interface Postings {
  readonly data: { readonly jobPostings: readonly { readonly id: string }[] };
}

/** A job nobody of the other views applies for. */
export async function firstJob(api: APIRequestContext): Promise<string> {
  const answer = (await (await api.get('/api/job/postings?limit=1')).json()) as Postings;
  return `/jobs/${answer.data.jobPostings[0]!.id}`;
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
    name: 'jobs-loading',
    path: '/jobs',
    arrange: silent('job/postings?**'),
    reach: (page) => expect(page.getByText('Fetching the latest jobs for you...')).toBeVisible(),
  },
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
