import { expect } from '@playwright/test';
import { firstJob, saveSearch, SEARCHED } from './jobs';
import { failing, press, settled, type View } from './view';

/** In the shape of those that mails carry. */
const UNKNOWN_TOKEN = 'a'.repeat(43);

const UNDEFINED_PROPERTIES = "Cannot read properties of undefined (reading 'id')";

export const member: readonly View[] = [
  { name: 'profile-visitor', path: '/profile' },
  { name: 'profile', path: '/profile', isMember: true },
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
    reach: async (page) => {
      await press(page, 'Delete my account…');
      await expect(page.getByRole('dialog', { name: 'Delete your account for good?' })).toBeVisible();
    },
  },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'reset-password-form', path: `/reset-password#token=${UNKNOWN_TOKEN}&unconfirmed` },
  {
    name: 'reset-password-expired',
    path: `/reset-password#token=${UNKNOWN_TOKEN}`,
    reach: async (page) => {
      const form = page.getByRole('form', { name: 'New password' });
      for (const field of ['newPassword', 'confirmation'])
        await form.locator(`input[name=${field}]`).fill('river-of-stones-7');
      await press(page, 'Set password');
      await expect(page.getByText('This link does not work any more.')).toBeVisible();
    },
  },
  { name: 'confirm-email', path: '/confirm-email', isMember: true },
  { name: 'dashboard-visitor', path: '/dashboard' },
  { name: 'dashboard', path: SEARCHED, isMember: true, reach: saveSearch },
  { name: 'job-profile-visitor', path: '/job-profile' },
  { name: 'job-profile', path: '/job-profile', isMember: true },
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
  { name: 'my-jobs-visitor', path: '/myjobs' },
  { name: 'my-jobs', path: '/myjobs', isMember: true },
  {
    name: 'my-jobs-withdrawing',
    path: firstJob,
    isMember: true,
    reach: async (page) => {
      await press(page, 'Apply Job');
      await page.getByRole('link', { name: 'See it under My Jobs' }).click();
      await press(page, 'Withdraw application');
      await expect(page.getByRole('dialog', { name: 'Withdraw this application?' })).toBeVisible();
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
