import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AtsAnalysis } from '@kadam/shared/contract/resume';
import { axeViolations } from '../../portal/axe';
import { importResume, importWritten, storedResume, textOf } from '../../portal/resume-editor';
import { checkResume, RESUMES } from '../../portal/resumes';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { WRITTEN_RESUME } from '../../portal/written-resume';

test.beforeEach(async ({ page, context }) => {
  test.setTimeout(120_000);
  await splashSeen(context);
  await page.goto('/resume-editor');
});

async function downloaded(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const bytes = readFileSync(await download.path());
  return { name: download.suggestedFilename(), bytes, text: bytes.toString('utf8') };
}

/** Content that the real check reads from a file. */
async function checked(page: Page, { name, bytes }: { name: string; bytes: Buffer }): Promise<AtsAnalysis> {
  const file = { name, mimeType: 'application/octet-stream', buffer: bytes };
  const response = await page.request.post('/api/resume/ats-score', { multipart: { file }, timeout: 60_000 });
  return ((await response.json()) as { data: { analysis: AtsAnalysis } }).data.analysis;
}

test('a resume is written with the keyboard, survives a reload, and is undone to the first state', async ({
  page,
  pageErrors,
}) => {
  const { keyboard } = page;
  await textOf(page, 'Name').focus();
  await keyboard.type('Asha Rao');
  await keyboard.press('Enter');
  await keyboard.type('QA Engineer');
  await keyboard.press('ArrowUp');
  await expect(textOf(page, 'Name')).toBeFocused();
  await keyboard.press('Control+End');
  await keyboard.press('ArrowRight');
  await expect(textOf(page, 'Title')).toBeFocused();
  await textOf(page, 'Job 1 title').focus();
  await keyboard.type('Tester');
  await keyboard.press('Enter');
  await keyboard.type('Apr 2021 - Present');
  await textOf(page, 'Job 1 bullet 1').focus();
  await keyboard.type('Tested the shop');
  await keyboard.press('Enter');
  await keyboard.type('Saved ₹ 2 lakh — naïve');
  await keyboard.press('Home');
  await keyboard.press('Backspace');
  await expect(textOf(page, 'Job 1 bullet 1')).toHaveText('Tested the shopSaved ₹ 2 lakh — naïve');
  await keyboard.press('Enter');
  await keyboard.press('Alt+ArrowUp');
  await expect(textOf(page, 'Job 1 bullet 1')).toHaveText('Saved ₹ 2 lakh — naïve');
  await expect(textOf(page, 'Job 1 bullet 1')).toBeFocused();
  await keyboard.press('Control+Enter');
  await keyboard.type('second');
  await textOf(page, 'Skills').focus();
  await keyboard.type('Java, Docker, Cooking');
  await keyboard.press('Enter');
  await expect(textOf(page, 'Programming')).toHaveText('Java');
  const written = await storedResume(page);
  await page.reload();
  await expect(textOf(page, 'Job 1 bullet 2')).toHaveText('Tested the shop');
  expect(await storedResume(page)).toEqual(written);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  expect(pageErrors).toEqual([]);
});

test('200 steps are undone to the first state exactly, and redone to the last', async ({ page }) => {
  await importWritten(page);
  const first = await storedResume(page);
  await textOf(page, 'Responsibility 1').focus();
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press(step % 4 === 3 ? 'Enter' : 'End');
    if (step % 4 !== 3) await page.keyboard.type('a ');
  }
  const last = await storedResume(page);
  expect(last).not.toEqual(first);
  for (let step = 0; step < 200; step += 1) await page.keyboard.press('Control+z');
  await expect.poll(() => storedResume(page)).toEqual(first);
  await expect(textOf(page, 'Responsibility 1')).toHaveText('Budget of ₹ 4 crore a year');
  for (let step = 0; step < 200; step += 1) await page.keyboard.press('Control+y');
  await expect.poll(() => storedResume(page)).toEqual(last);
});

test('a word of a Hindi keyboard is composed without interruption, in a bullet and in a date', async ({
  page,
  context,
}) => {
  const keyboard = await context.newCDPSession(page);
  for (const name of ['Job 1 bullet 1', 'Job 1 from – to']) {
    await textOf(page, name).focus();
    for (const text of ['न', 'नम', 'नमस', 'नमस्त', 'नमस्ते'])
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await expect(textOf(page, name)).toHaveText('नमस्ते');
    await keyboard.send('Input.insertText', { text: 'नमस्ते' });
    await page.keyboard.type(' !');
    await expect(textOf(page, name)).toHaveText('नमस्ते !');
  }
  expect(await storedResume(page)).toEqual({ work: [{ highlights: ['नमस्ते !'], endDate: 'नमस्ते !' }] });
});

test('hostile markup in the clipboard is pasted as plain text', async ({ page, pageErrors }) => {
  const html = `<script>alert(1)</script><img src=x onerror=alert(2)><a href="javascript:alert(3)">Cooked</a>
    <table>${'<tr><td>Washed</td></tr>'.repeat(200)}</table>`;
  await textOf(page, 'Job 1 bullet 1').focus();
  await page.evaluate((markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', markup);
    clipboardData.setData('text/plain', 'Cooked\n• Washed\n• Served');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
  await expect(textOf(page, 'Job 1 bullet 3')).toHaveText('Served');
  const markup = await page.locator('[data-sheet]').evaluate((sheet) => sheet.innerHTML);
  expect(markup).not.toMatch(/<script|<img|<table|javascript:/);
  expect(pageErrors).toEqual([]);
});

test('pages are counted, templates keep the text, and downloads contain all of it', async ({ page }) => {
  const sheet = page.locator('[data-sheet]');
  const size = () => sheet.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight]);
  expect(await size()).toEqual([794, 1123]);
  await importWritten(page);
  await expect(sheet.getByText('Page 2')).toHaveCount(1);
  expect((await size())[0]).toBe(794);
  const text = await downloaded(page, () => page.getByRole('button', { name: 'Download TXT' }).click());
  await expect(page.getByText('Resume downloaded as TXT!')).toBeVisible();
  expect(text.name).toBe('resume.txt');
  for (const part of ['Aditi Désai', '₹ 12,000', 'मैं हिन्दी', 'Apr 2021 - Present', 'B.Com in Accounting | 2014 - 2017'])
    expect(text.text).toContain(part);
  for (const template of ['Modern', 'Compact', 'Classic']) {
    await page.getByRole('combobox', { name: 'Template' }).selectOption(template);
    await expect(sheet).toContainText('Run 18: saved');
  }
  await page.getByRole('button', { name: 'More' }).click();
  const json = await downloaded(page, () => page.getByRole('menuitem', { name: 'Download JSON Resume' }).click());
  expect(json.name).toBe('resume.json');
  expect(JSON.parse(json.text)).toEqual({ ...WRITTEN_RESUME, meta: { kadam: { template: 'classic' } } });
});

test('the check reads the Word file as it was written; its code is loaded on the click', async ({
  page,
  pageErrors,
}) => {
  await importWritten(page);
  await page.getByRole('button', { name: 'More' }).click();
  const file = await downloaded(page, () => page.getByRole('menuitem', { name: 'Download Word' }).click());
  expect(file.name).toBe('resume.docx');
  const { parsedResume, categoryScores } = await checked(page, file);
  expect(parsedResume.contact).toMatchObject({ name: 'Aditi Désai', email: 'aditi.desai@example.com' });
  expect(
    parsedResume.experience.map(({ role, company, location, bullets }) => [role, company, location, bullets.length]),
  ).toEqual([
    ['Operations Manager', 'Haatvan Retail', 'Pune', 18],
    ['Shift Lead', 'Sahyadri Stores', 'Mumbai', 14],
  ]);
  expect(categoryScores.atsParseRate).toBeGreaterThanOrEqual(0.97);
  expect(pageErrors).toEqual([]);
});

test('a Word file whose code cannot be fetched shows an error', async ({ page }) => {
  const more = page.getByRole('button', { name: 'More' });
  await expect(more).toBeVisible();
  await page.context().setOffline(true);
  await more.click();
  await page.getByRole('menuitem', { name: 'Download Word' }).click();
  await expect(page.getByText('Word download failed. Please check your connection and try again.')).toBeVisible();
});

test('a PDF is imported by the check, its better wordings can be accepted, and undo restores the page', async ({
  page,
}) => {
  await importResume(page, RESUMES.good);
  await expect(textOf(page, 'Name')).toHaveText(/anjali mehta/i);
  const panel = page.getByRole('complementary', { name: 'Suggestions' });
  await expect(panel.getByRole('heading', { name: 'Good already' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(textOf(page, 'Name')).toHaveText('');
});

test('suggestions of the check appear on the page only after they are accepted', async ({ page }) => {
  await page.goto('/ats-score');
  await checkResume(page, RESUMES.middling);
  await page.getByRole('button', { name: 'Build ATS Friendly Resume' }).click();
  const panel = page.getByRole('complementary', { name: 'Suggestions' });
  const card = panel
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Accept' }) })
    .last();
  const better = (await card.locator('p').nth(1).textContent()) ?? '';
  expect(better).not.toBe('');
  const sheet = page.locator('[data-sheet]');
  await expect(sheet).not.toContainText(better);
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(sheet).toContainText(better);
  await page.reload();
  await expect(sheet).toContainText(better);
});

test('leaving with changes that are neither stored nor downloaded asks first', async ({ page }) => {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await textOf(page, 'Name').fill('Asha');
  await page.getByRole('button', { name: 'Back' }).click();
  const question = page.getByRole('dialog', { name: 'Leave the editor?' });
  expect(await axeViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await downloaded(page, () => page.getByRole('button', { name: 'Download TXT' }).click());
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/ats-score');
});

test('a rejected file shows its error above the sheet', async ({ page }) => {
  const choose = (name: string, text: string) =>
    page.getByLabel('Resume to import').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await choose('cv.json', '{"basics":{"name":7,"phone":[]}}');
  await expect(page.getByRole('alert')).toContainText("'basics.phone' must be text, but is a list.");
  await choose('cv.png', 'x');
  await expect(page.getByRole('alert')).toContainText('Unsupported file type. Please upload PDF, DOC, or DOCX.');
});
