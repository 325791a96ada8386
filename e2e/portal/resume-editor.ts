import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { split } from './read-pdf';
import { WRITTEN_RESUME } from './written-resume';

/** A text of the resume, by its label. */
export const textOf = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

/** The stored resume of the tab. */
export const storedResume = (page: Page): Promise<Readonly<Record<string, unknown>>> =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'));
    return (JSON.parse(sessionStorage.getItem('resume_editor_state') ?? '{}') as { document: Record<string, unknown> })
      .document;
  });

/** Imports a resume from a file. */
export async function importResume(page: Page, file: string | { name: string; text: string }): Promise<void> {
  const chosen =
    typeof file === 'string' ? file : { name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.text) };
  await page.getByLabel('Resume to import').setInputFiles(chosen);
  await expect(page.getByText('Resume imported.')).toBeVisible({ timeout: 45_000 });
}

/** Opens the resume of two pages. */
export async function importWritten(page: Page): Promise<void> {
  await importResume(page, { name: 'aditi.json', text: JSON.stringify(WRITTEN_RESUME) });
  await expect(page.getByText('2 pages', { exact: true })).toBeVisible();
}

/** A file made by the editor. */
export interface MadeFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: Buffer;
  /** From the click until the browser has the file. */
  readonly ms: number;
}

/** Clicks a button of the bar and waits for the file. */
export const download = (page: Page, button: string): Promise<MadeFile> =>
  made(page, page.getByRole('button', { name: button, exact: true }));

/** Chooses a menu item and waits for the file. */
export async function downloadFromMenu(page: Page, item: string): Promise<MadeFile> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  return made(page, page.getByRole('menuitem', { name: item, exact: true }));
}

async function made(page: Page, pressed: Locator): Promise<MadeFile> {
  const coming = page.waitForEvent('download');
  const began = performance.now();
  await pressed.click();
  const file = await coming;
  const path = await file.path();
  const ms = performance.now() - began;
  return { name: file.suggestedFilename(), path, bytes: readFileSync(path), ms };
}

/** Visible text of the sheet, without tools, placeholders and bullets. */
export const wordsOnSheet = async (page: Page): Promise<string[]> =>
  withoutBullets(split(await page.evaluate(textOnSheet)));

/** Browsers do not include markers in the text. */
export const withoutBullets = (words: readonly string[]) => words.filter((word) => word !== '•');

/** Runs in the page. */
export function textOnSheet(): string {
  const sheet = document.querySelector<HTMLElement>('[data-sheet]');
  if (!sheet) return '';
  const isEmpty = (part: Element) =>
    [...part.querySelectorAll('[role=textbox]')].every((box) => !box.textContent || box.closest('h2'));
  const left = [...sheet.querySelectorAll<HTMLElement>('[data-print="no"], [role=textbox]:empty')];
  const hidden = [...left, ...[...sheet.querySelectorAll<HTMLElement>('section, [data-entry], li')].filter(isEmpty)];
  for (const part of hidden) part.style.display = 'none';
  const shown = sheet.innerText;
  for (const part of hidden) part.style.removeProperty('display');
  return shown;
}
