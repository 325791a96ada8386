import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailTo, mailsOf } from '../../portal/mails';
import { heading, openBrowser, openOffice, press } from '../../portal/office';
import { renderedHeading } from '../../portal/rendered-heading';
import { RESUMES } from '../../portal/resumes';
import { expectFitsAt, SIZES } from '../../portal/sizes';
import { expect, test } from '../../portal/test';
import { newApplicant, signedIn } from '../jobs/applicant';

test.describe.configure({ timeout: 240_000 });

test('an inquiry becomes a posting, and its applicant is hired, as both sides see it at each step', async ({
  browser,
  page: company,
  portal,
}) => {
  const employer = `Sahyadri Foods ${randomUUID().slice(0, 6)}`;
  const { page: visitor, context: visitorContext } = await openBrowser(browser, portal.origin);
  await sendInquiry(visitor, employer);
  await visitorContext.close();
  await mailTo(portal, 'neha@sahyadri.example', 'inquiry-copy');
  const office = await openOffice(browser, portal, 'recruiter');
  const href = await postingOfInquiry(office, employer);

  const asha = await newApplicant(company.request, 'profile');
  const { page: candidate } = await openBrowser(browser, portal.origin);
  await signedIn(candidate, asha);
  await applyWithResume(candidate, href);
  await mailTo(portal, asha.email, 'application-receipt');

  await office.goto('/office/applications');
  await office.getByRole('link', { name: 'Asha Kulkarni' }).first().click();
  await expect(office.getByRole('heading', { level: 2, name: 'Asha Kulkarni' })).toBeVisible();
  await expect(office.getByText(/Anjali Mehta/i).first()).toBeVisible();
  await expectFitsAt(office, SIZES);
  await candidate.goto('/myjobs');
  const application = candidate.getByRole('region', { name: 'Your application for Production supervisor' });
  for (const status of ['Shortlisted', 'Interview', 'Offer', 'Hired']) {
    await office.getByRole('button', { name: 'Move to…' }).click();
    const dialog = office.getByRole('dialog', { name: 'Move Asha Kulkarni' });
    await dialog.getByLabel('New status').selectOption(status);
    await dialog.getByLabel('Note for the candidate').fill(`Your next step: ${status}.`);
    await dialog.getByRole('button', { name: `Move to ${status} and send the email` }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(() =>
        mailsOf(portal, 'application-status')
          .filter((mail) => mail.includes(asha.email))
          .join(),
      )
      .toContain(`Your next step: ${status}.`);
    await candidate.reload();
    await expect(application.getByRole('list', { name: 'History' })).toContainText(`Your next step: ${status}.`);
  }
  await expect(application).toContainText('Hired');
  await expect(office.getByRole('region', { name: 'Asha Kulkarni' })).toContainText('Hired');
});

/** "Hire with us", as a company fills it in. */
async function sendInquiry(page: Page, employer: string): Promise<void> {
  await page.goto('/hire');
  await expect(renderedHeading(page)).toBeVisible();
  const form = page.getByRole('form', { name: 'Tell us about the role' });
  const values = {
    Company: employer,
    'Your name': 'Neha Patil',
    Email: 'neha@sahyadri.example',
    Role: 'Production supervisor',
    'Number of people': '2',
    Location: 'Pune, Maharashtra',
    'Pay from (LPA)': '6',
    'Pay to (LPA)': '8',
    Message: 'Two shifts, food processing.',
  };
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Thank you, your inquiry is with us.')).toBeVisible();
}

/** Makes the inquiry a published posting; returns the path of its public page. */
async function postingOfInquiry(office: Page, employer: string): Promise<string> {
  await office.getByRole('link', { name: 'Inquiries', exact: true }).first().click();
  await expect(heading(office, 'Inquiries')).toBeVisible();
  await press(office, `Open: ${employer}, Production supervisor`);
  await press(office, 'Create employer and draft posting');
  await expect(office.getByText(`${employer} is among the employers`)).toBeVisible();
  await press(office, `Open: ${employer}, Production supervisor`);
  await office.getByRole('link', { name: 'Open the posting' }).click();
  const form = office.getByRole('main');
  await form.getByLabel('Requirements').fill('Three years in food processing\nHACCP');
  await form.getByLabel('Skills').fill('HACCP, Team leadership');
  await press(office, 'Save');
  await expect(office.getByText('Not saved yet')).toBeHidden();
  await press(office, 'Publish now');
  await expect(office.getByText('The posting is published.')).toBeVisible();
  return (await office.getByRole('link', { name: 'Public page' }).getAttribute('href')) ?? '';
}

async function applyWithResume(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page, 'Production supervisor')).toBeVisible();
  await page.getByRole('button', { name: 'Apply with resume' }).click();
  const sheet = page.getByRole('dialog', { name: 'Apply with resume' });
  await sheet.getByLabel('Resume file').setInputFiles(RESUMES.good);
  // The engine starts slowly on a busy machine.
  await expect(sheet.getByRole('region', { name: 'What machines read in it' })).toContainText(/Anjali Mehta/i, {
    timeout: 45_000,
  });
  await sheet.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('dialog', { name: 'Application Status' })).toContainText('submitted successfully');
}
