import { expect, type Locator, type Page } from '@playwright/test';
import { WRITTEN_RESUME } from './written-resume';

/** One text of the resume, by its label. */
export const textOf = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

/** What the tab keeps of the resume. */
export const keptResume = (page: Page): Promise<Readonly<Record<string, unknown>>> =>
  page.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem('resume_editor_state') ?? '{}') as { document: Record<string, unknown> })
        .document,
  );

/** Opens the editor's resume out of a file. */
export async function importResume(page: Page, file: string | { name: string; text: string }): Promise<void> {
  const chosen =
    typeof file === 'string' ? file : { name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.text) };
  await page.getByLabel('Resume to import').setInputFiles(chosen);
  await expect(page.getByText('Resume imported.')).toBeVisible({ timeout: 45_000 });
}

/** Has the resume of two pages on the sheet. */
export async function importWritten(page: Page): Promise<void> {
  await importResume(page, { name: 'aditi.json', text: JSON.stringify(WRITTEN_RESUME) });
  await expect(page.getByText('2 pages', { exact: true })).toBeVisible();
}
