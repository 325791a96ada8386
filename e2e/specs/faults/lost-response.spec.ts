import { mailsOf } from '../../portal/mails';
import { RESUMES } from '../../portal/resumes';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { newApplicant, openPostings, signedIn } from '../jobs/applicant';

test('a resume that is lost on its way and an application whose response is lost are sent again unnoticed', async ({
  page,
  portal,
}) => {
  await splashSeen(page.context());
  const asha = await newApplicant(page.request, 'profile');
  const job = (await openPostings(page.request)).jobPostings[0]!;
  await signedIn(page, asha);
  const resumes: string[] = [];
  await page.route(/\/api\/jobseeker\/resume$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    resumes.push(route.request().url());
    return resumes.length === 1 ? route.abort('connectionreset') : route.continue();
  });
  const keys: (string | undefined)[] = [];
  await page.route(/\/api\/job\/apply$/, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    await (keys.length === 1 ? route.abort('connectionreset') : route.fulfill({ response }));
  });

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
  expect(resumes).toHaveLength(2);
  expect(keys).toEqual([expect.stringMatching(/^"[\da-f]{32}"$/), keys[0]]);
  const ofAsha = (kind: string) => mailsOf(portal, kind).filter((mail) => mail.includes(asha.email));
  await expect.poll(() => ofAsha('application-receipt')).toHaveLength(1);
  expect(ofAsha('application-office')).toHaveLength(1);
});
