import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { applyElsewhere, newApplicant, openPostings } from '../specs/jobs/applicant';
import { failing, press, settled, type View } from './view';

const LOGO = resolve(__dirname, '../../docs/portal.png');

/**
 * Fills the office with an inquiry, a message and an application, as people outside send them. The
 * views below need them.
 */
export async function fillOffice(api: APIRequestContext): Promise<void> {
  const send = async (path: string, data: object) =>
    expect((await api.post(`/api/${path}`, { data, headers: { 'idempotency-key': randomUUID() } })).ok()).toBe(true);
  await send('inquiries', {
    company: 'Sahyadri Foods',
    name: 'Neha Patil',
    email: 'neha@sahyadri.example',
    role: 'Production supervisor',
    people: 2,
    location: 'Pune, Maharashtra',
    payFrom: 6,
    payTo: 8,
    message: 'Two shifts, food processing.',
  });
  await send('contact', { name: 'Ravi Iyer', email: 'ravi@example.in', message: 'Do you hire nurses?' });
  const { jobPostings } = await openPostings(api);
  await applyElsewhere(api, await newApplicant(api, 'profile'), jobPostings[0]!.id);
}

const follow = async (page: Page, name: string | RegExp) => {
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await settled(page);
};

/** The board of the first posting with applications. */
async function openBoard(page: Page): Promise<void> {
  await follow(page, 'Asha Kulkarni');
  await page.locator('#candidate ~ *, section p').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Board' })).toBeVisible();
  await settled(page);
}

/** States of the office, for a person with all roles; handbook pictures have the same names. */
export const OFFICE_VIEWS: readonly View[] = [
  { name: 'overview', path: '/office' },
  { name: 'postings', path: '/office/postings' },
  { name: 'postings-none', path: '/office/postings?q=zzzz' },
  { name: 'postings-failed', path: '/office/postings', arrange: failing('office/postings?*', 500, 'Try again later.') },
  {
    name: 'postings-selected',
    path: '/office/postings',
    reach: async (page) => {
      await page.getByRole('checkbox').nth(1).check();
      await press(page, 'Close');
    },
  },
  { name: 'posting-new', path: '/office/postings/new' },
  {
    name: 'posting',
    path: '/office/postings?state=published',
    reach: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await settled(page);
    },
  },
  { name: 'inquiries', path: '/office/inquiries' },
  { name: 'inquiry', path: '/office/inquiries', reach: (page) => press(page, /^Open: Sahyadri Foods/) },
  { name: 'employers', path: '/office/employers' },
  {
    name: 'employer',
    path: '/office/employers',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Edit: / })
        .first()
        .click();
      await page.getByLabel('Choose a picture').setInputFiles(LOGO);
      await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
    },
  },
  { name: 'applications', path: '/office/applications' },
  { name: 'application', path: '/office/applications', reach: (page) => follow(page, 'Asha Kulkarni') },
  {
    name: 'application-move',
    path: '/office/applications',
    reach: async (page) => {
      await follow(page, 'Asha Kulkarni');
      await press(page, 'Move to…');
      await page.getByLabel('New status').selectOption('Interview');
    },
  },
  { name: 'board', path: '/office/applications', reach: openBoard },
  {
    name: 'board-menu',
    path: '/office/applications',
    reach: async (page) => {
      await openBoard(page);
      // Of the column Received, which narrow windows show first.
      await page
        .getByRole('button', { name: /^Move to… Asha/ })
        .first()
        .click();
    },
  },
  { name: 'templates', path: '/office/templates' },
  { name: 'imports', path: '/office/imports' },
  { name: 'courses', path: '/office/courses' },
  {
    name: 'course',
    path: '/office/courses',
    reach: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await settled(page);
    },
  },
  { name: 'course-new', path: '/office/courses/new' },
  { name: 'enrollments', path: '/office/enrollments' },
  { name: 'messages', path: '/office/messages' },
  { name: 'message', path: '/office/messages', reach: (page) => press(page, 'Open the message of Ravi Iyer') },
  { name: 'subscribers', path: '/office/subscribers' },
  { name: 'emails', path: '/office/emails' },
  { name: 'figures', path: '/office/figures' },
  { name: 'content', path: '/office/content' },
  { name: 'content-company', path: '/office/content/company' },
  { name: 'doctor', path: '/office/doctor' },
  { name: 'staff', path: '/office/staff' },
  { name: 'staff-invite', path: '/office/staff', reach: (page) => press(page, 'Invite a person') },
  { name: 'privacy', path: '/office/privacy' },
  { name: 'operations', path: '/office/operations' },
  {
    name: 'operations-failed',
    path: '/office/operations',
    arrange: failing('ops/releases', 500, 'Try again later.'),
  },
  { name: 'audit', path: '/office/audit' },
];
