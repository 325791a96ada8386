import { logIn } from '../../portal/member';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { newApplicant, signedIn } from '../jobs/applicant';

test('a job profile rejected with an ended session is saved after a login in another tab', async ({
  page,
  context,
}) => {
  await splashSeen(context);
  const asha = await newApplicant(page.request, 'no profile');
  await signedIn(page, asha);
  await page.goto('/job-profile');
  const main = page.getByRole('main');
  await main.getByLabel('Phone').fill('+91 98765 43210');
  await page.evaluate(() => localStorage.setItem('authToken', 'ended'));
  await main.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toContainText(
    'Session expired. Please log in again.',
  );

  const other = await context.newPage();
  await other.goto('/about');
  await other.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await logIn(other, asha);
  await expect(page.getByRole('dialog', { name: 'Profile Saved' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeHidden();
  const headers = { authorization: `Bearer ${asha.token}` };
  const response = await page.request.get('/api/auth/getprofile', { headers });
  expect(await response.json()).toMatchObject({ user: { phone: '+91 98765 43210' } });
});
