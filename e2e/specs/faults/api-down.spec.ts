import { renderedHeading } from '../../portal/rendered-heading';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

const UNREACHABLE = 'Network Error: Unable to connect to server. Please check if the backend is running.';

test.beforeEach(async ({ context, page }) => {
  await splashSeen(context);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
});

test('without the API marketing pages work, and the newsletter shows an error and keeps the address', async ({
  page,
}) => {
  for (const path of ['/', '/about', '/services', '/team']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const newsletter = page.getByRole('contentinfo').getByPlaceholder('Email address');
  await newsletter.fill('asha@example.com');
  await page.getByRole('button', { name: 'SUBSCRIBE' }).click();
  await expect(page.getByRole('contentinfo')).toContainText(UNREACHABLE);
  await expect(newsletter).toHaveValue('asha@example.com');
});

test('without the API the contact form and the login show an error and keep what was typed', async ({ page }) => {
  await page.goto('/contact');
  await expect(renderedHeading(page)).toBeVisible();
  const form = page.getByRole('main');
  await form.getByLabel('Name').fill('Asha Kulkarni');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Message').fill('Please call me about a job in Pune.');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toContainText(UNREACHABLE);
  await expect(form.getByLabel('Message')).toHaveValue('Please call me about a job in Pune.');

  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await dialog.getByLabel('Professional Mail ID').fill('asha@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('monsoon-ladder-42');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toContainText(UNREACHABLE);
  await expect(dialog.getByLabel('Professional Mail ID')).toHaveValue('asha@example.com');
});

test('without the API the job search and the courses show an error, and Retry works later', async ({ page }) => {
  await page.goto('/jobs');
  await expect(page.getByRole('main')).toContainText('Failed to load jobs');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: /^\d+ Jobs Found$/ })).toBeVisible();
});
