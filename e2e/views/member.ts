import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { linkIn, mailTo } from '../portal/mails';
import { newMember } from '../portal/member';
import { RESUMES } from '../portal/resumes';
import type { RunningPortal } from '../portal/running-portal';
import { firstJob, saveSearch, SEARCHED } from './jobs';
import { failing, headersOf, press, settled, type View } from './view';

/** The page asks a visitor to log in, in a dialog whose code loads after the page. */
const loginShown = (page: Page) => expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();

/** Same shape as in mails. */
const UNKNOWN_TOKEN = 'a'.repeat(43);

const CHECKED = { fileName: 'asha-2024.docx', skills: [{ name: 'MS-Excel', line: 'Tools: MS-Excel, Tally' }] };

const NEW_PASSWORD = 'river-of-stones-7';

async function setPassword(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'New password' });
  for (const field of ['newPassword', 'confirmation']) await form.locator(`input[name=${field}]`).fill(NEW_PASSWORD);
  await press(page, 'Set password');
}

/** Requests a link by mail, and opens it. */
async function openResetLink(page: Page, portal: RunningPortal): Promise<void> {
  const member = newMember();
  expect((await page.request.post('/api/auth/signup', { data: member })).ok()).toBe(true);
  const requested = await page.request.post('/api/auth/forgot-password', { data: { email: member.email } });
  expect(requested.ok()).toBe(true);
  await page.goto(linkIn(await mailTo(portal, member.email, 'password-reset'), '/reset-password'));
}

async function openConfirmationLink(page: Page, portal: RunningPortal): Promise<void> {
  const response = await page.request.get('/api/auth/getprofile', { headers: await headersOf(page) });
  const { user } = (await response.json()) as { readonly user: { readonly email: string } };
  await page.goto(linkIn(await mailTo(portal, user.email, 'email-confirmation'), '/confirm-email'));
}

async function requestDeletion(page: Page): Promise<void> {
  await press(page, 'Delete my account…');
  await expect(page.getByRole('dialog', { name: 'Delete your account for good?' })).toBeVisible();
}

async function requestWithdrawal(page: Page): Promise<void> {
  await press(page, 'Apply Job');
  await page.getByRole('link', { name: 'See it under My Jobs' }).click();
  await press(page, 'Withdraw application');
  await expect(page.getByRole('dialog', { name: 'Withdraw this application?' })).toBeVisible();
}

const UNDEFINED_PROPERTIES = "Cannot read properties of undefined (reading 'id')";

export const member: readonly View[] = [
  { name: 'profile-visitor', path: '/profile', reach: loginShown },
  { name: 'profile', path: '/profile', isMember: true },
  {
    name: 'profile-resumes',
    path: '/profile',
    isMember: true,
    reach: async (page) => {
      const headers = await headersOf(page);
      expect((await page.request.put('/api/jobseeker/kept-resume', { headers, data: CHECKED })).ok()).toBe(true);
      const file = { name: 'asha-kulkarni.pdf', mimeType: 'application/pdf', buffer: readFileSync(RESUMES.good) };
      const put = await page.request.post('/api/jobseeker/resume', { headers, multipart: { file } });
      expect(put.ok()).toBe(true);
      await page.reload();
      await page.getByText('Show what is kept').first().click();
      await expect(page.getByRole('button', { name: 'Remove this file' })).toBeVisible();
    },
  },
  {
    name: 'profile-failed',
    path: '/profile',
    isMember: true,
    arrange: failing('auth/getprofile', 500, UNDEFINED_PROPERTIES),
    reach: (page) => expect(page.getByText('Please log out and log in again').first()).toBeVisible({ timeout: 20_000 }),
  },
  { name: 'account', path: '/account', isMember: true },
  {
    name: 'account-deleting',
    path: '/account',
    isMember: true,
    reach: requestDeletion,
  },
  {
    name: 'account-deleted',
    path: '/account',
    isMember: true,
    reach: async (page) => {
      await requestDeletion(page);
      await page.getByRole('dialog').locator('input').fill(newMember().password);
      await press(page, 'Delete my account');
      await expect(page.getByText('Your account is deleted.')).toBeVisible();
    },
  },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'reset-password-form', path: `/reset-password#token=${UNKNOWN_TOKEN}&unconfirmed` },
  {
    name: 'reset-password-expired',
    path: `/reset-password#token=${UNKNOWN_TOKEN}`,
    reach: async (page) => {
      await setPassword(page);
      await expect(page.getByText('This link no longer works.')).toBeVisible();
    },
  },
  {
    name: 'reset-password-done',
    path: '/reset-password',
    reach: async (page, portal) => {
      await openResetLink(page, portal);
      await setPassword(page);
      await expect(page.getByText('Your password is set.')).toBeVisible();
    },
  },
  { name: 'reset-password-undo', path: `/reset-password#token=${UNKNOWN_TOKEN}&undo` },
  { name: 'confirm-email', path: '/confirm-email', isMember: true },
  { name: 'confirm-email-visitor', path: `/confirm-email#token=${UNKNOWN_TOKEN}` },
  {
    name: 'confirm-email-expired',
    path: `/confirm-email#token=${UNKNOWN_TOKEN}`,
    isMember: true,
    reach: async (page) => {
      await press(page, 'Confirm my email address');
      await expect(page.getByText('This link does not work.')).toBeVisible();
    },
  },
  {
    name: 'confirm-email-done',
    path: '/confirm-email',
    isMember: true,
    reach: async (page, portal) => {
      await openConfirmationLink(page, portal);
      await press(page, 'Confirm my email address');
      await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    },
  },
  { name: 'change-email', path: `/confirm-email#token=${UNKNOWN_TOKEN}&change`, isMember: true },
  { name: 'change-email-visitor', path: `/confirm-email#token=${UNKNOWN_TOKEN}&change` },
  {
    name: 'change-email-expired',
    path: `/confirm-email#token=${UNKNOWN_TOKEN}&change`,
    isMember: true,
    reach: async (page) => {
      await press(page, 'Confirm my new email address');
      await expect(page.getByText('This link does not work.')).toBeVisible();
    },
  },
  { name: 'dashboard-visitor', path: '/dashboard' },
  { name: 'dashboard', path: SEARCHED, isMember: true, reach: saveSearch },
  { name: 'job-profile-visitor', path: '/job-profile', reach: loginShown },
  { name: 'job-profile', path: '/job-profile', isMember: true },
  {
    name: 'job-profile-application-waiting',
    path: firstJob,
    isMember: true,
    arrange: (page) =>
      page.route('**/api/job/apply', (route) =>
        route.fulfill({ status: 422, json: { success: false, message: '', data: { action: 'CREATE_PROFILE' } } }),
      ),
    reach: async (page) => {
      await press(page, 'Apply Job');
      await expect(page.getByText(/^Your application for .* is waiting\./)).toBeVisible();
      await settled(page);
    },
  },
  {
    name: 'job-profile-incomplete',
    path: '/job-profile',
    isMember: true,
    reach: async (page) => {
      await page.getByRole('main').getByLabel('Full Name').fill('');
      await press(page, 'Save Profile');
      await expect(page.getByText('Jobseeker name and email are required.').first()).toBeVisible();
    },
  },
  {
    name: 'job-profile-saved',
    path: '/job-profile',
    isMember: true,
    reach: async (page) => {
      await page.getByRole('main').getByLabel('Phone').fill('+91 98765 43210');
      await press(page, 'Save Profile');
      await expect(page.getByRole('dialog', { name: 'Profile Saved' })).toBeVisible();
    },
  },
  {
    name: 'saved-jobs-kept',
    path: firstJob,
    reach: async (page) => {
      await press(page, /^Save/);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Saved Jobs' }).click();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
      await settled(page);
    },
  },
  { name: 'my-jobs-visitor', path: '/myjobs', reach: loginShown },
  { name: 'my-jobs', path: '/myjobs', isMember: true },
  {
    name: 'my-jobs-withdrawing',
    path: firstJob,
    isMember: true,
    reach: requestWithdrawal,
  },
  {
    name: 'my-jobs-withdrawn',
    path: firstJob,
    isMember: true,
    reach: async (page) => {
      await requestWithdrawal(page);
      await press(page, 'Withdraw');
      await expect(page.getByRole('main').getByText('Withdrawn').first()).toBeVisible();
    },
  },
  {
    name: 'my-jobs-failed',
    path: '/myjobs',
    isMember: true,
    arrange: failing('job/applications/**', 500, 'Failed to load applications'),
    reach: (page) => expect(page.getByText('Failed to load applications').first()).toBeVisible({ timeout: 20_000 }),
  },
];
