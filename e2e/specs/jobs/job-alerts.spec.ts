import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBundles } from '../../portal/copy-bundles';
import { linkIn, mailsOf } from '../../portal/mails';
import { alreadySignedIn } from '../../portal/member';
import { root, startPortal } from '../../portal/running-portal';
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

test('a saved search sends its new postings by mail, and the link in the mail stops it', async ({ browser }) => {
  test.setTimeout(360_000);
  const folder = mkdtempSync(join(tmpdir(), 'kadam-alerts-'));
  const [dataFolder, bundlesFolder] = [join(folder, 'data'), copyBundles(folder)];
  const kadam = (...words: string[]) =>
    execFileSync(process.execPath, [join(root, 'scripts/kadam.mjs'), ...words], {
      env: { ...process.env, KADAM_DATA: dataFolder },
    });

  const first = await startPortal({ script: 'start', bundlesFolder, dataFolder });
  const visit = await browser.newContext({ baseURL: first.origin });
  const page = await visit.newPage();
  await alreadySignedIn(page);
  await page.goto('/jobs?search=glassblower');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const form = page.getByRole('dialog', { name: 'Get new jobs by mail' });
  await form.getByLabel('Name').fill('Glass');
  await form.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByRole('dialog', { name: 'Your search is saved' })).toBeVisible();
  await visit.close();
  await first.stop();

  const file = join(folder, 'jobs.json');
  writeFileSync(file, JSON.stringify([posting('G-1', 'Glassblower'), posting('P-1', 'Potter')]));
  kadam('import', 'jobs', file);
  kadam('alerts', 'due');
  const portal = await startPortal({ script: 'start', bundlesFolder, dataFolder });
  const mailOf = () => mailsOf(portal, 'job-alert').find((one) => one.includes('Subject: 1 new job: Glass')) ?? '';
  await expect.poll(mailOf).not.toBe('');
  const mail = mailOf();
  expect(mail).toContain('Glassblower, Kaanch Studio');
  expect(mail).not.toContain('Potter');
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const reader = await browser.newPage({ baseURL: portal.origin, viewport: { width: 360, height: 800 } });
  await reader.goto(linkIn(mail, '/api/job/alerts/unsubscribe'));
  await reader.getByRole('button', { name: 'Stop the mails of this alert' }).click();
  await expect(reader.getByText('This alert sends no mails')).toBeVisible();
  await reader.close();
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
});
