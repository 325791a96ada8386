import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkIn, mailTo } from '../../portal/mails';
import { alreadySignedIn } from '../../portal/member';
import { kadam } from '../../portal/running-portal';
import { expect, test } from '../../portal/test';

const posting = (reference: string, jobName: string) => ({
  reference,
  jobName,
  companyName: 'Kaanch Studio',
  location: 'Firozabad, Uttar Pradesh',
  employmentType: 'full_time',
  jobType: 'onsite',
  experienceLevel: 'fresher',
  description: 'Work by hand.',
  skills: ['Furnace work'],
});

test('a saved search sends its new postings by mail, and the link in the mail stops it', async ({
  browser,
  page,
  portal,
}) => {
  const { email } = await alreadySignedIn(page);
  await page.goto('/jobs?search=glassblower');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const form = page.getByRole('dialog', { name: 'Get new jobs by mail' });
  await form.getByLabel('Name').fill('Glass');
  await form.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByRole('dialog', { name: 'Your search is saved' })).toBeVisible();

  const folder = mkdtempSync(join(tmpdir(), 'kadam-alerts-'));
  const file = join(folder, 'jobs.json');
  writeFileSync(file, JSON.stringify([posting('G-1', 'Glassblower'), posting('P-1', 'Potter')]));
  kadam(portal, 'import', 'jobs', file);
  rmSync(folder, { recursive: true });
  kadam(portal, 'alerts', 'due');
  const mail = await mailTo(portal, email, 'job-alert');
  expect(mail).toContain('Subject: 1 new job: Glass');
  expect(mail).toContain('Glassblower, Kaanch Studio');
  expect(mail).not.toContain('Potter');
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const reader = await browser.newPage({ baseURL: portal.origin, viewport: { width: 360, height: 800 } });
  await reader.goto(linkIn(mail, '/api/job/alerts/unsubscribe'));
  await reader.getByRole('button', { name: 'Stop the mails of this alert' }).click();
  await expect(reader.getByText('This alert sends no mails')).toBeVisible();
  await reader.close();
});
