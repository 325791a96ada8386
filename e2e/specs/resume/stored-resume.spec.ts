import type { Page } from '@playwright/test';
import { axeViolations } from '../../portal/axe';
import { alreadySignedIn } from '../../portal/member';
import { textOf } from '../../portal/resume-editor';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test.beforeEach(({ context }) => splashSeen(context));

async function openEditor(page: Page): Promise<Page> {
  await page.goto('/resume-editor');
  await expect(textOf(page, 'Name')).toBeVisible();
  return page;
}

const stored = (page: Page, text: string) =>
  expect.poll(() => page.evaluate((part) => JSON.stringify({ ...localStorage }).includes(part), text)).toBe(true);

/** Timers of the page do not end until the returned function is called. */
async function holdTimers(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const original = window.setTimeout;
    Object.assign(window, { setTimeout: () => 0, release: () => Object.assign(window, { setTimeout: original }) });
  });
  return () => page.evaluate(() => (window as unknown as { release: () => void }).release());
}

test('a resume is restored after its tab was closed, and can be started over', async ({ page, context }) => {
  await openEditor(page);
  await textOf(page, 'Name').fill('Asha Rao');
  await page.close({ runBeforeUnload: true });
  const next = await openEditor(await context.newPage());
  await expect(textOf(next, 'Name')).toHaveText('Asha Rao');
  const notice = await next.getByText('It was last saved on this device on').boundingBox();
  const sheet = await next.locator('[data-sheet]').boundingBox();
  expect(sheet?.y, 'the sheet is below the notice, in its full width').toBeGreaterThan(notice?.y ?? Infinity);
  expect(await axeViolations(next)).toEqual([]);
  await next.getByRole('button', { name: 'Start over' }).click();
  await expect(textOf(next, 'Name')).toHaveText('');
  await next.close({ runBeforeUnload: true });
  const last = await openEditor(await context.newPage());
  await expect(textOf(last, 'Name')).toHaveText('');
  await expect(last.getByRole('button', { name: 'Start over' })).toHaveCount(0);
});

test('two tabs show the same resume, and each follows what is typed in the other', async ({ page, context }) => {
  await openEditor(page);
  const other = await openEditor(await context.newPage());
  await textOf(page, 'Name').fill('Asha');
  await expect(textOf(other, 'Name')).toHaveText('Asha');
  await textOf(other, 'Title').fill('QA Engineer');
  await expect(textOf(page, 'Title')).toHaveText('QA Engineer');
  await expect(textOf(page, 'Name')).toHaveText('Asha');
});

test('two tabs that were changed at once ask which version to use, and lose neither', async ({ page, context }) => {
  await openEditor(page);
  const other = await openEditor(await context.newPage());
  // Otherwise it stores its text before the first tab does.
  const release = await holdTimers(other);
  await textOf(other, 'Name').fill('Ravi');
  await textOf(page, 'Name').fill('Asha');
  await stored(page, 'Asha');
  const question = other.getByRole('dialog', { name: 'Your resume was changed in two tabs' });
  await expect(question.getByRole('listitem')).toHaveText(['Ravi', 'Asha']);
  await release();
  expect(await axeViolations(other)).toEqual([]);
  await question.getByRole('button', { name: 'Use the other version' }).click();
  await expect(textOf(other, 'Name')).toHaveText('Asha');
  await other.getByRole('button', { name: 'More', exact: true }).click();
  await other.getByRole('menuitem', { name: 'My resumes' }).click();
  await other.getByRole('dialog', { name: 'My resumes' }).getByRole('button', { name: 'Open' }).click();
  await expect(textOf(other, 'Name')).toHaveText('Ravi');
  await expect(textOf(page, 'Name')).toHaveText('Ravi');
});

test('after a logout the resume of the member is not shown to the next person', async ({ page, context }) => {
  await alreadySignedIn(page);
  await openEditor(page);
  await textOf(page, 'Name').fill('Asha Rao');
  await stored(page, 'Asha Rao');
  const other = await context.newPage();
  await other.goto('/about');
  await other.getByRole('button', { name: /account/i }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await page.bringToFront();
  await expect(textOf(page, 'Name')).toHaveText('');
  const next = await openEditor(await context.newPage());
  await expect(textOf(next, 'Name')).toHaveText('');
});
