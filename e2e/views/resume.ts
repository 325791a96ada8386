import { analyzeResume, checkResume, chooseResume, openPanels, RESUMES } from '../portal/resumes';
import { away, silent, type View } from './view';

const path = '/ats-score';

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
  {
    name: 'ats-score-good',
    path,
    reach: async (page) => {
      await checkResume(page, RESUMES.good);
      await page.getByRole('region', { name: 'What the robot sees' }).scrollIntoViewIfNeeded();
      await page.getByRole('img', { name: /^Page 1 of/ }).waitFor();
    },
  },
  {
    name: 'ats-score-middling',
    path,
    reach: async (page) => {
      await checkResume(page, RESUMES.middling);
      await openPanels(page);
    },
  },
  { name: 'ats-score-scanned', path, reach: (page) => checkResume(page, RESUMES.scanned) },
  { name: 'resume-editor', path: '/resume-editor' },
];
