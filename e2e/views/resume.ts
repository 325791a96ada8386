import type { Page } from '@playwright/test';
import { importResume, importWritten } from '../portal/resume-editor';
import { analyzeResume, checkResume, chooseResume, openPanels, RESUMES } from '../portal/resumes';
import { away, silent, type View } from './view';

const path = '/ats-score';

/** Until the result is rendered. */
async function seeResult(page: Page, file: string): Promise<void> {
  await checkResume(page, file);
  await page.getByRole('region', { name: 'What the robot sees' }).scrollIntoViewIfNeeded();
  await page.getByRole('img', { name: /^Page 1 of/ }).waitFor();
}

export const resume: readonly View[] = [
  { name: 'ats-score', path },
  {
    name: 'ats-score-checking',
    path,
    arrange: silent('resume/ats-score'),
    reach: async (page) => {
      await chooseResume(page, RESUMES.good);
      await analyzeResume(page);
      await page.getByRole('progressbar', { name: 'Sending your resume' }).waitFor();
    },
  },
  {
    name: 'ats-score-failed',
    path,
    arrange: away('resume/ats-score'),
    reach: async (page) => {
      await chooseResume(page, RESUMES.good);
      await analyzeResume(page);
      await page.getByText('We could not reach the server').waitFor();
    },
  },
  { name: 'ats-score-good', path, reach: (page) => seeResult(page, RESUMES.good) },
  {
    name: 'ats-score-middling',
    path,
    reach: async (page) => {
      await checkResume(page, RESUMES.middling);
      await openPanels(page);
    },
  },
  { name: 'ats-score-bad', path, reach: (page) => seeResult(page, RESUMES.bad) },
  {
    name: 'ats-score-scanned',
    path,
    reach: async (page) => {
      await chooseResume(page, RESUMES.scanned);
      await analyzeResume(page);
      await page.getByRole('heading', { name: 'This file is a picture without text.' }).waitFor();
    },
  },
  { name: 'resume-editor', path: '/resume-editor' },
  { name: 'resume-editor-written', path: '/resume-editor', reach: importWritten },
  {
    name: 'resume-editor-suggestions',
    path: '/resume-editor',
    reach: async (page) => {
      await importResume(page, RESUMES.middling);
      await page.getByRole('heading', { name: /^Better words/ }).waitFor();
    },
  },
  {
    name: 'resume-editor-menu',
    path: '/resume-editor',
    reach: (page) => page.getByRole('button', { name: 'More', exact: true }).click(),
  },
  {
    name: 'resume-editor-my-resumes',
    path: '/resume-editor',
    reach: async (page) => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'My resumes' }).click();
      await page.getByRole('dialog', { name: 'My resumes' }).waitFor();
    },
  },
  {
    name: 'resume-editor-refused',
    path: '/resume-editor',
    reach: async (page) => {
      const file = { name: 'cv.json', mimeType: 'application/json', buffer: Buffer.from('{"work":"Rose"}') };
      await page.getByLabel('Resume to import').setInputFiles(file);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'resume-editor-leaving',
    path: '/resume-editor',
    reach: async (page) => {
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha Rao');
      await page.getByText('This browser does not keep your text.').waitFor();
      await page.getByRole('button', { name: 'Back' }).click();
    },
  },
];
