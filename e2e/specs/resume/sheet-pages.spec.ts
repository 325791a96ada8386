import type { Page } from '@playwright/test';
import * as pdf from '../../portal/read-pdf';
import { importResume, textOf } from '../../portal/resume-editor';
import { skipWithout } from '../../portal/skip-without';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { LONG_RESUME } from '../../portal/written-resume';

test.beforeEach(async ({ page, context }) => {
  test.setTimeout(120_000);
  await splashSeen(context);
  await page.goto('/resume-editor');
});

const importLong = (page: Page) => importResume(page, { name: 'long.json', text: JSON.stringify(LONG_RESUME) });

/** Visible lines of each page, without blanks. */
const linesOnPapers = (page: Page): Promise<string[][]> =>
  page.evaluate(() => {
    const papers = [...document.querySelectorAll('[data-paper]')].map((paper) => paper.getBoundingClientRect());
    const walker = document.createTreeWalker(document.querySelector('[data-sheet]')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines = papers.map(() => new Map<number, string>());
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
      if (text.parentElement?.closest('[data-print="no"]')) continue;
      for (let at = 0; at < text.length; at += 1) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { top, bottom } = range.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        const paper = papers.findIndex((area) => area.top + 40 < top && bottom < area.bottom - 40);
        if (text.data[at]!.trim() === '') continue;
        const known = [...(lines[paper]?.keys() ?? [])].find((other) => Math.abs(other - middle) < 8) ?? middle;
        lines[paper]?.set(known, (lines[paper].get(known) ?? '') + text.data[at]!);
      }
    }
    return lines.map((onPaper) => [...onPaper].sort(([one], [other]) => one - other).map(([, line]) => line));
  });

// A separator may end a line or start the next.
const withoutBars = (pages: readonly (readonly string[])[]) =>
  pages.map((lines) => lines.map((line) => line.replaceAll('|', '')));

function linesOfPdf(file: string): string[][] {
  return pdf.placesOf(file).map((words) => {
    const lines: { top: number; text: string }[] = [];
    for (const { text, top } of words) {
      if (text === '•') continue;
      const line = lines.find((other) => Math.abs(other.top - top) < 4);
      if (line) line.text += text;
      else lines.push({ top, text });
    }
    return lines.map(({ text }) => text);
  });
}

test('pages on the screen have the lines of the PDF’s pages, in every template', async ({ page, pageErrors }, info) => {
  skipWithout(test, pdf.popplerMissing());
  await importLong(page);
  const papers = page.locator('[data-paper]');
  for (const template of ['Classic', 'Modern', 'Compact']) {
    await page.getByRole('combobox', { name: 'Template' }).selectOption(template);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const file = info.outputPath(`${template}.pdf`);
    await (await coming).saveAs(file);
    const heights = () => papers.evaluateAll((all) => all.map((paper) => (paper as HTMLElement).offsetHeight));
    await expect.poll(heights).toEqual(linesOfPdf(file).map(() => 1123));
    await expect.poll(async () => withoutBars(await linesOnPapers(page))).toEqual(withoutBars(linesOfPdf(file)));
  }
  expect(pageErrors).toEqual([]);
});

test('text across a page break is typed, composed, selected and undone like any other', async ({ page, context }) => {
  await importLong(page);
  await expect(page.locator('[data-paper]')).toHaveCount(3);
  const crossing = await page.locator('[data-path]').evaluateAll(
    (all) =>
      all
        .find((box) => {
          const rects = [...box.getClientRects()];
          return (rects.at(-1)?.top ?? 0) - (rects[0]?.top ?? 0) > 100;
        })
        ?.getAttribute('aria-label') ?? 'no text crosses a border',
  );
  const box = textOf(page, crossing);
  const text = (await box.textContent()) ?? '';
  await box.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' so');
  const keyboard = await context.newCDPSession(page);
  for (const word of ['न', 'नम', 'नमस', 'नमस्ते'])
    await keyboard.send('Input.imeSetComposition', {
      text: word,
      selectionStart: word.length,
      selectionEnd: word.length,
    });
  await keyboard.send('Input.insertText', { text: 'नमस्ते' });
  await page.keyboard.type(' வணக்கம்');
  await expect(box).toHaveText(`${text} soनमस्ते வணக்கம்`);
  const isBelowBorder = await page.evaluate(() => {
    const [, second] = document.querySelectorAll('[data-paper]');
    const caret = getSelection()?.getRangeAt(0).getClientRects()[0];
    return caret !== undefined && second !== undefined && caret.top > second.getBoundingClientRect().top;
  });
  expect(isBelowBorder).toBe(true);
  await page.keyboard.press('Control+a');
  expect(await page.evaluate(() => String(getSelection()))).toBe(`${text} soनमस्ते வணக்கம்`);
  await page.keyboard.type('Short');
  await expect(box).toHaveText('Short');
  while ((await box.textContent()) !== text) await page.keyboard.press('Control+z');
  await expect(page.getByText('3 pages', { exact: true })).toBeVisible();
});

test('the sheet can be zoomed, and the tab remembers it', async ({ page }) => {
  // The sheet is scaled when its pages have been measured.
  const expectWidth = (px: number) =>
    expect
      .poll(() => page.locator('[data-sheet]').evaluate((sheet) => Math.round(sheet.getBoundingClientRect().width)))
      .toBe(px);
  const view = page.getByRole('combobox', { name: 'View' });
  await expectWidth(794);
  await expect(view.locator('option:checked')).toHaveText('Fit width (100%)');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(view).toHaveValue('125');
  await expectWidth(Math.round(794 * 1.25));
  await view.selectOption('200%');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  await textOf(page, 'Name').click();
  await page.keyboard.type('Asha');
  await page.reload();
  await expect(textOf(page, 'Name')).toHaveText('Asha');
  await expectWidth(1588);
  await view.selectOption('50%');
  await expectWidth(397);
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
});

/** Texts that are partly below a button of the sheet. Runs in the page. */
function textsUnderTools(): string[] {
  const tools = [...document.querySelectorAll('[data-sheet] button')].map((button) => button.getBoundingClientRect());
  return [...document.querySelectorAll<HTMLElement>('[data-sheet] [data-path]')]
    .filter((box) =>
      [...box.getClientRects()].some(({ left, right, top, bottom }) =>
        tools.some((tool) => tool.left < right && left < tool.right && tool.top < bottom - 1 && top < tool.bottom - 1),
      ),
    )
    .map(({ innerText }) => innerText);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('text is at least 16 px, without horizontal scrolling, and pages are shown on demand', async ({ page }) => {
    await importLong(page);
    await expect(page.getByText('3 pages', { exact: true })).toBeVisible();
    const smallest = () =>
      page
        .locator('[data-path]')
        .evaluateAll((all) => Math.min(...all.map((box) => parseFloat(getComputedStyle(box).fontSize))));
    // Without motion every style change is a transition of one frame.
    await expect.poll(smallest).toBeGreaterThanOrEqual(16);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await page.locator('[data-sheet]').evaluate((sheet) => sheet.scrollWidth <= sheet.clientWidth)).toBe(true);
    for (const template of ['Modern', 'Compact', 'Classic']) {
      await page.getByRole('combobox', { name: 'Template' }).selectOption(template);
      expect(await page.evaluate(textsUnderTools), template).toEqual([]);
    }
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const menu = await page.getByRole('menu', { name: 'More' }).boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(360);
    await expect(page.getByRole('menuitem', { name: 'Check my PDF' })).toBeVisible();
    await page.keyboard.press('Escape');
    const bar = page.locator('header').filter({ has: page.getByRole('heading', { name: 'Resume Editor' }) });
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(160);
    await page.getByRole('combobox', { name: 'View' }).selectOption('fit');
    await expect(page.locator('[data-paper]')).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
