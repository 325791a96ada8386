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
