import { alreadySignedIn } from '../../portal/member';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test.beforeEach(({ context }) => splashSeen(context));

test('an offline member sees that a job was not saved, and saves it on the same page later', async ({
  page,
  context,
}) => {
  await alreadySignedIn(page);
  await page.goto('/jobs');
  const heart = page.locator('#main article [aria-pressed]').first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(true);
  await heart.click();
  await expect(page.getByText('was not saved.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^\d+ Jobs Found$/ })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('login and contact, started offline, succeed on the same page once online', async ({ page, context }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(dialog).toContainText('The form could not be loaded.');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByLabel('Professional Mail ID').fill('nobody@example.in');
  await dialog.getByLabel('Password', { exact: true }).fill('plum-tree-9');
  await context.setOffline(true);
  const send = dialog.getByRole('button', { name: 'Login', exact: true });
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('Network Error');
  await context.setOffline(false);
  await send.click();
  await expect(dialog.getByRole('alert')).not.toContainText('Network Error');
  await expect(dialog.getByLabel('Professional Mail ID')).toHaveValue('nobody@example.in');
  await page.keyboard.press('Escape');

  const form = page.getByRole('form', { name: 'Get In Touch' });
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByLabel('Email').fill('asha@example.in');
  await form.getByLabel('Message').fill('Please call me about your courses.');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('main')).toContainText('Network Error');
  await page.locator('a[href="/jobs"]').first().click();
  await expect(page.getByRole('main')).toContainText('This part of the site is unavailable right now');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: /^\d+ Jobs Found$/ })).toBeVisible();
});
