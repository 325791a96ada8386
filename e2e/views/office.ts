import { resolve } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { fillBatch } from '../portal/office';
import { failing, press, settled, type View } from './view';

const LOGO = resolve(__dirname, '../../docs/portal.png');
const IMPORT = {
  name: 'looms.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Reference,Job title,Company,Location,Description,Pay',
      'L-1,Loom technician,Deccan Looms,Solapur,Keep the looms running.,4 LPA',
      'L-2,Dyer,Deccan Looms,Solapur,Mix the dyes.,plenty',
    ].join('\n'),
  ),
};

/** Opens the page of a link, which the router does without loading a document. */
async function open(page: Page, link: Locator): Promise<void> {
  const from = page.url();
  await link.click();
  await expect(page).not.toHaveURL(from);
  await settled(page);
}

const openApplication = (page: Page) =>
  open(page, page.getByRole('main').getByRole('link', { name: 'Asha Kulkarni' }).first());

const openFirst = (page: Page) => open(page, page.getByRole('row').nth(1).getByRole('link').first());

/** The board of the first posting with applications. */
async function openBoard(page: Page): Promise<void> {
  await openApplication(page);
  await open(page, page.locator('#candidate ~ *, section p').getByRole('link').first());
}

/** Asha Kulkarni's enrollment is selected. */
const selectEnrollment = (page: Page) =>
  page
    .getByRole('checkbox', { name: /^Select Asha/ })
    .first()
    .check();

const openCourseOfEnrollment = (page: Page) =>
  open(page, page.getByRole('row', { name: /Asha/ }).first().locator('a[href^="/office/courses/"]').first());

/** Opens a batch of the course of Asha Kulkarni's enrollment. */
async function openBatch(page: Page): Promise<void> {
  await openCourseOfEnrollment(page);
  await press(page, 'Add a batch');
  await fillBatch(page);
  await press(page, 'Save the draft');
  await press(page, /^Open: 12 Jan 2099/);
  await expect(page.getByText('The batch is open: members can enroll.')).toBeVisible();
}

/** A file whose columns have names that the office knows. */
async function upload(page: Page): Promise<void> {
  await page.getByLabel('File of postings').setInputFiles(IMPORT);
  await press(page, 'Upload');
  await expect(page.getByRole('heading', { name: 'Columns of the file' })).toBeVisible();
}

async function checkFile(page: Page): Promise<void> {
  await upload(page);
  await press(page, 'Check the file');
  await expect(page.getByRole('heading', { name: 'What would change' })).toBeVisible();
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
    name: 'posting-schedule',
    path: '/office/postings?state=published',
    reach: async (page) => {
      await openFirst(page);
      await press(page, 'Duplicate');
      await press(page, 'Schedule');
    },
  },
  {
    name: 'posting',
    path: '/office/postings?state=published',
    reach: async (page) => {
      await openFirst(page);
      await expect(page.getByRole('region', { name: 'Preview' }).getByRole('heading').first()).toBeVisible();
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
  { name: 'application', path: '/office/applications', reach: openApplication },
  {
    name: 'application-move',
    path: '/office/applications',
    reach: async (page) => {
      await openApplication(page);
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
  { name: 'import-columns', path: '/office/imports', reach: upload },
  { name: 'import-report', path: '/office/imports', reach: checkFile },
  {
    name: 'import-undo',
    path: '/office/imports',
    reach: async (page) => {
      await checkFile(page);
      await press(page, 'Import without the rejected rows');
      await press(page, 'Undo this import');
      await expect(page.getByRole('button', { name: 'Undo the import' })).toBeVisible();
    },
  },
  { name: 'courses', path: '/office/courses' },
  {
    name: 'course',
    path: '/office/enrollments',
    reach: openBatch,
  },
  { name: 'course-new', path: '/office/courses/new' },
  { name: 'enrollments', path: '/office/enrollments' },
  {
    name: 'batch-new',
    path: '/office/enrollments',
    reach: async (page) => {
      await openCourseOfEnrollment(page);
      await press(page, 'Add a batch');
    },
  },
  {
    name: 'enrollment-status',
    path: '/office/enrollments',
    reach: async (page) => {
      await selectEnrollment(page);
      await press(page, 'Change the status');
      await page.getByLabel('New status').selectOption('Confirmed');
    },
  },
  {
    name: 'enrollment-move',
    path: '/office/enrollments',
    reach: async (page) => {
      await openBatch(page);
      await page.goto('/office/enrollments');
      await selectEnrollment(page);
      await press(page, 'Move to another batch');
      await page.getByLabel('New batch').selectOption({ index: 1 });
      await expect(page.getByRole('region', { name: 'Preview of the email' })).toBeVisible();
    },
  },
  { name: 'messages', path: '/office/messages' },
  { name: 'message', path: '/office/messages', reach: (page) => press(page, 'Open the message of Ravi Iyer') },
  { name: 'subscribers', path: '/office/subscribers' },
  { name: 'emails', path: '/office/emails' },
  { name: 'figures', path: '/office/figures' },
  { name: 'content', path: '/office/content' },
  { name: 'content-company', path: '/office/content/company' },
  {
    name: 'content-leaving',
    path: '/office/content/company',
    reach: async (page) => {
      await page.getByLabel(/^Phone/).fill('+91 20 5550 7788');
      await page.getByRole('link', { name: 'All content' }).click();
      await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    },
  },
  { name: 'doctor', path: '/office/doctor' },
  { name: 'staff', path: '/office/staff' },
  { name: 'staff-invite', path: '/office/staff', reach: (page) => press(page, 'Invite a person') },
  { name: 'staff-roles', path: '/office/staff', reach: (page) => press(page, /^Change roles: Nandini/) },
  { name: 'privacy', path: '/office/privacy' },
  {
    name: 'privacy-request',
    path: '/office/privacy',
    reach: async (page) => {
      await press(page, 'Open the request of Asha Kulkarni');
      await expect(page.getByRole('form', { name: 'Answer' })).toBeVisible();
    },
  },
  { name: 'operations', path: '/office/operations' },
  {
    name: 'operations-failed',
    path: '/office/operations',
    arrange: failing('ops/releases', 500, 'Try again later.'),
  },
  { name: 'audit', path: '/office/audit' },
];
