import { alreadySignedIn } from '../../portal/member';
import { seenAt } from '../../portal/time-seen';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test('logging out in one tab shows in the other within two seconds', async ({ page, context }) => {
  await splashSeen(context);
  await alreadySignedIn(page);
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/services');
  await expect(other.getByRole('button', { name: /account/i })).toBeVisible();

  // A background tab draws nothing, and would handle each click seconds later.
  await page.bringToFront();
  await page.getByRole('button', { name: /account/i }).click();
  const shown = seenAt(other, () => /Login/.test(document.querySelector('header')?.innerText ?? '') && Date.now());
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const clicked = Date.now();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(other.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  expect((await shown) - clicked).toBeLessThan(2000);
});

test('an open login dialog closes after a login in another tab', async ({ page, context }) => {
  await splashSeen(context);
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  const other = await context.newPage();
  await alreadySignedIn(other);
  await other.goto('/services');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /account/i })).toBeVisible();
});
