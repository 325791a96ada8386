import { mailsOf } from '../../portal/mails';
import { RESUMES } from '../../portal/resumes';
import { kadam } from '../../portal/running-portal';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { newApplicant, openPostings, signedIn } from '../jobs/applicant';

test('an application with a resume reaches the office, changes status, shows in My Jobs, and is withdrawn', async ({
  page,
  portal,
}) => {
  await splashSeen(page.context());
  const asha = await newApplicant(page.request, 'profile');
  const job = (await openPostings(page.request)).jobPostings[0]!;
  await signedIn(page, asha);
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole('button', { name: 'Apply with resume' }).click();
  const sheet = page.getByRole('dialog', { name: 'Apply with resume' });
  await sheet.getByLabel('Resume file').setInputFiles(RESUMES.good);
  // The engine starts slowly on a busy machine.
  await expect(sheet.getByRole('region', { name: 'What machines read in it' })).toContainText(/Anjali Mehta/i, {
    timeout: 45_000,
  });
  await sheet.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('dialog', { name: 'Application Status' })).toContainText(
    'Your application has been submitted successfully.',
  );
  const ofAsha = (kind: string) => mailsOf(portal, kind).filter((mail) => mail.includes(asha.email));
  await expect.poll(() => ofAsha('application-office').join()).toMatch(/filename="?anjali-mehta\.pdf/);
  await expect.poll(() => ofAsha('application-receipt')).toHaveLength(1);

  const [, id = ''] = /^([0-9a-f]{8}) .*anjali-mehta\.pdf$/m.exec(kadam(portal, 'applications', 'list')) ?? [];
  kadam(portal, 'applications', 'set', id, 'interview', '--note', 'Monday at 11, in Gurugram.');
  await expect.poll(() => ofAsha('application-status').join()).toContain('Monday at 11, in Gurugram.');
  await page.getByRole('link', { name: 'See it under My Jobs' }).click();
  const application = page.getByRole('region', { name: `Your application for ${job.jobName}` });
  await expect(application.getByRole('list', { name: 'History' })).toContainText('Monday at 11, in Gurugram.');
  const download = page.waitForEvent('download');
  await application.getByRole('button', { name: 'Download the resume you sent' }).click();
  expect((await download).suggestedFilename()).toBe('anjali-mehta.pdf');
  await application.getByRole('button', { name: 'Withdraw application' }).click();
  await page
    .getByRole('dialog', { name: /Withdraw/ })
    .getByRole('button', { name: 'Withdraw', exact: true })
    .click();
  await expect(application).toContainText('Withdrawn');
  await expect.poll(() => ofAsha('application-withdrawn')).toHaveLength(1);
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByRole('button', { name: 'Apply Job' })).toBeVisible();
});
