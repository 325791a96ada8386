import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { mailsOf } from '../../portal/mails';
import { renderedHeading } from '../../portal/rendered-heading';
import type { RunningPortal } from '../../portal/running-portal';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

const OFFICE = 'hello@kadam.example';
const PHONE = '+91 124 555 0148';

test.beforeEach(({ context }) => splashSeen(context));

async function openForm(page: Page): Promise<Locator> {
  await page.goto('/contact');
  await expect(renderedHeading(page)).toBeVisible();
  return page.getByRole('form', { name: 'Get In Touch' });
}

async function fillIn(form: Locator, message: string): Promise<void> {
  await form.getByLabel('Name').fill('Asha Kulkarni');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Phone Number').fill('+91 98765 43210');
  await form.getByLabel('Message').fill(message);
}

/** Mails to the office with this word. */
const lettersWith = (portal: RunningPortal, word: string) =>
  mailsOf(portal, 'contact').filter((mail) => mail.includes(word));

test('a message is sent once despite repeated submits, confirmed, and mailed to the office', async ({
  page,
  portal,
}) => {
  const form = await openForm(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Kadam Careers Private Limited')).toBeVisible();
  await expect(main.getByRole('link', { name: OFFICE })).toHaveAttribute('href', `mailto:${OFFICE}`);
  await expect(main.getByText('Gurugram 122003')).toBeVisible();
  await expect(main.getByText('Haryana, India')).toBeVisible();
  expect(await form.getByLabel('Message').evaluate((field) => field.tagName)).toBe('TEXTAREA');

  const word = randomUUID();
  await fillIn(form, `Please call me about a job in Pune. ${word}`);
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/contact') && sent.push(request.method()));
  await form.getByRole('button', { name: 'Submit' }).dblclick();
  const confirmation = main.getByRole('status').filter({ hasText: 'Thank you, your message is with us.' });
  await expect(confirmation).toContainText('asha@example.com');
  await expect(form).toHaveCount(0);
  expect(sent).toEqual(['POST']);

  await expect.poll(() => lettersWith(portal, word).length).toBe(1);
  const [letter] = lettersWith(portal, word);
  expect(letter).toContain(`To: Kadam <${OFFICE}>`);
  expect(letter).toContain('Reply-To: Asha Kulkarni <asha@example.com>');
  expect(letter).toContain('+91 98765 43210');

  await main.getByRole('button', { name: 'Write another message' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Asha Kulkarni');
  await expect(form.getByLabel('Message')).toHaveValue('');

  await page.setViewportSize({ width: 360, height: 800 });
  for (const name of [OFFICE, PHONE])
    for (const link of [main.getByRole('link', { name }), page.getByRole('contentinfo').getByRole('link', { name })])
      await expect
        .poll(async () => (await link.boundingBox())?.height, `${name} under a finger`)
        .toBeGreaterThanOrEqual(44);
});

test('missing fields show errors and a summary that links to them, and nothing is sent', async ({ page }) => {
  const form = await openForm(page);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/contact') && calls.push(request.url()));
  await form.getByLabel('Email').fill('asha@');
  await form.getByRole('button', { name: 'Submit' }).click();
  const summary = form.getByRole('alert');
  await expect(summary).toContainText('Please check Name, Email and Message.');
  for (const [label, error] of [
    ['Name', 'Please enter your name'],
    ['Email', 'Please enter a valid email'],
    ['Message', 'Please enter a message'],
  ] as const) {
    await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(error);
    await summary.getByRole('link', { name: error }).click();
    await expect(form.getByLabel(label)).toBeFocused();
  }
  await expect(form.getByLabel('Phone Number')).not.toHaveAttribute('aria-invalid', 'true');
  expect(calls).toEqual([]);
});

test('an error of the server shows beside its field, and the fields keep their values', async ({ page }) => {
  const form = await openForm(page);
  await fillIn(form, 'Please call me about a job in Pune.');
  // A number that is too long; the page would not send it.
  await page.route('**/api/contact', (route) => {
    const body = route.request().postDataJSON() as Record<string, string>;
    return route.continue({ postData: { ...body, phone: '9'.repeat(60) } });
  });
  await form.getByRole('button', { name: 'Submit' }).click();
  const phone = form.getByLabel('Phone Number');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(/40/);
  await expect(phone).toBeFocused();
  await expect(form.getByLabel('Message')).toHaveValue('Please call me about a job in Pune.');

  await page.unroute('**/api/contact');
  await phone.fill('+91 98765 43210');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('main').getByText('Thank you, your message is with us.')).toBeVisible();
});

test('text typed before the page’s code loads stays, with the focus, despite an early Enter', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((open) => (letThrough = open));
  await page.route('**/bundles/marketing/**/hire-page.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/hire', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Tell us about the role' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await form.getByLabel('Company').fill('Sahyadri Foods');
  await form.getByLabel('Company').press('Enter');
  await form.getByLabel('Email').fill('asha@example.c');
  letThrough();
  await expect(renderedHeading(page)).toBeVisible();
  await expect(form.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('om');
  await expect(form.getByLabel('Email')).toHaveValue('asha@example.com');
  await expect(form.getByLabel('Company')).toHaveValue('Sahyadri Foods');
  await expect(page).toHaveURL('/hire');
});

test('a bot that fills in the hidden field is thanked, and the office receives nothing', async ({ page, portal }) => {
  const word = randomUUID();
  const form = await openForm(page);
  const trap = form.locator('input[name="website"]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  expect(await trap.evaluate((one) => one.closest('[aria-hidden="true"]') !== null)).toBe(true);
  await trap.evaluate((one) => ((one as HTMLInputElement).value = 'https://spam.example'));
  await fillIn(form, `Buy now ${word}`);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('main').getByText('Thank you, your message is with us.')).toBeVisible();

  const later = randomUUID();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await form.getByLabel('Message').fill(`A real letter ${later}`);
  await form.getByRole('button', { name: 'Submit' }).click();
  // Mails are sent in order: once the later one is sent, the first would be.
  await expect.poll(() => lettersWith(portal, later).length).toBe(1);
  expect(lettersWith(portal, word)).toEqual([]);
});
