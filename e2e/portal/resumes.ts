import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from './running-portal';

const fixtures = join(root, 'resume-engine/fixtures');

/** Resumes by the result of their check. */
export const RESUMES = {
  good: join(fixtures, 'tuned/chromium-plain/anjali-mehta.pdf'),
  middling: join(fixtures, 'education-institution-pipe-location.pdf'),
  document: join(fixtures, 'skillora-junior_developer_resume.docx'),
  weak: join(fixtures, 'weak-sales.pdf'),
  bad: join(fixtures, 'weak-biodata.pdf'),
  locked: join(fixtures, 'password.pdf'),
  scanned: join(fixtures, 'tuned/chromium-plain/amara-diallo--scan.pdf'),
} as const;

export const chooseResume = (page: Page, file: string) => page.getByLabel('Resume file').setInputFiles(file);

export const analyzeResume = (page: Page) => page.getByRole('button', { name: 'Analyze Resume' }).click();

/**
 * Checks a resume on the real server, up to its result. The engine starts slowly on a busy machine.
 */
export async function checkResume(page: Page, file: string): Promise<void> {
  await chooseResume(page, file);
  await analyzeResume(page);
  await expect(page.getByRole('heading', { name: 'Your Score' })).toBeVisible({ timeout: 45_000 });
}

/** Opens all details of a result. */
export const openPanels = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });
