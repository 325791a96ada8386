import type { Page } from '@playwright/test';
import { newMember } from '../../portal/member';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test.use({ viewport: { width: 360, height: 800 } });

test('with the keyboard alone: open the drawer, log in, change the profile, log out', async ({ page, context }) => {
  await splashSeen(context);
  const member = newMember();
  expect((await context.request.post('/api/auth/signup', { data: member })).status()).toBe(201);

  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await tabTo(page, 'Open menu');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Login');
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(dialog.getByLabel('Professional Mail ID')).toBeFocused();
  await page.keyboard.type(member.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await tabTo(page, 'Open menu');
  await page.keyboard.press('Enter');
  await tabTo(page, 'My Profile');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const userName = page.getByRole('main').getByLabel('User Name', { exact: true });
  await expect(userName).toHaveValue('Asha Kulkarni');
  await tabTo(page, /edit|change/i);
  await page.keyboard.press('Enter');
  await expect(userName).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Asha Rao');
  await tabTo(page, 'Save & Update');
  const saved = page.waitForResponse((response) => response.url().endsWith('/update-profile') && response.ok());
  await page.keyboard.press('Enter');
  await saved;

  await page.reload();
  await expect(userName).toHaveValue('Asha Rao');
  await tabTo(page, 'Open menu');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Logout');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
});

/** Presses Tab until the named element has the focus, up to a limit. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    });
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`Nothing named ${String(name)} was reached with Tab.`);
}
