import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { alreadySignedIn, newMember, type NewMember } from './member';
import { kadam, type RunningPortal } from './running-portal';
import { splashSeen } from './splash';

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A browser of its own, without the splash. */
export async function openBrowser(browser: Browser, baseURL: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL });
  await splashSeen(context);
  return { context, page: await context.newPage() };
}

/**
 * Sets up an authenticator app and opens the office; returns the recovery codes.
 * @param look is called at each step
 */
export async function setUpApp(
  page: Page,
  { password }: NewMember,
  look: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  await expect(heading(page, 'Set up your authenticator app')).toBeVisible();
  await look();
  await page.getByLabel(/^Your password/).fill(password);
  await press(page, 'Continue');
  await expect(heading(page, 'Scan the code with your app')).toBeVisible();
  await look();
  const key = await page.locator('p strong').textContent();
  const code = new TOTP({ secret: Secret.fromBase32((key ?? '').replaceAll(' ', '')) }).generate();
  await page.getByLabel('Code of the app').fill(code);
  await press(page, 'Confirm');
  await expect(heading(page, 'Store your recovery codes')).toBeVisible();
  await look();
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  await press(page, 'I have stored them');
  await expect(heading(page, 'Office')).toBeVisible();
  return codes;
}

/** The office, open for a new person with this role. */
export async function openOffice(browser: Browser, portal: RunningPortal, role: string): Promise<Page> {
  const { page } = await openBrowser(browser, portal.origin);
  const person = await alreadySignedIn(page, { ...newMember(), firstName: 'Nandini', lastName: 'Deshpande' });
  kadam(portal, 'staff', 'add', person.email, '--role', role);
  await page.goto('/office');
  await setUpApp(page, person);
  return page;
}

/** Fills in the open dialog for a new batch, of one seat. */
export async function fillBatch(office: Page): Promise<void> {
  const dialog = office.getByRole('dialog', { name: 'Add a batch' });
  await dialog.getByLabel('First day').fill('2099-01-12');
  await dialog.getByLabel('Last day').fill('2099-03-27');
  await dialog.getByLabel('Days and times').fill('Mon to Fri, 6 pm to 8 pm');
  await dialog.getByLabel('Place').fill('12 Park Street, Pune');
  await dialog.getByLabel('Seats').fill('1');
  await dialog.getByLabel('Fee in rupees').fill('18500');
  await dialog.getByLabel('Instructor').fill('Meera Joshi');
  await dialog.getByLabel('Languages').fill('English, Marathi');
}
