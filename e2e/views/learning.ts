import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { failing, press, silent, type View } from './view';

interface Catalogue {
  readonly courses: readonly { readonly id: string; readonly synopsis: string; readonly fullSynopsis: string }[];
}

const coursesOf = async (api: APIRequestContext) =>
  ((await (await api.get('/api/courses')).json()) as Catalogue).courses;

const firstCourse = async (api: APIRequestContext) => `/courses/${(await coursesOf(api))[0]!.id}`;

async function longCourse(api: APIRequestContext): Promise<string> {
  const course = (await coursesOf(api)).find(({ synopsis, fullSynopsis }) => fullSynopsis !== synopsis);
  return `/courses/${course!.id}`;
}

const openEnrolment = async (page: Page): Promise<void> => {
  await press(page, 'Enroll Course');
  await expect(page.getByRole('dialog').getByLabel(/address/i)).toBeVisible();
};

export const learning: readonly View[] = [
  { name: 'courses', path: '/courses' },
  {
    name: 'courses-none',
    path: '/courses?search=astronomy',
    reach: (page) => expect(page.getByText('No courses found')).toBeVisible(),
  },
  {
    name: 'courses-failed',
    path: '/courses',
    arrange: failing('courses*', 500, 'Failed to load courses'),
    reach: (page) => expect(page.getByText('Failed to load courses').first()).toBeVisible({ timeout: 20_000 }),
  },
  {
    name: 'courses-loading',
    path: '/courses',
    arrange: silent('courses*'),
    reach: (page) => expect(page.getByText('Fetching the latest courses for you...')).toBeVisible(),
  },
  { name: 'course', path: firstCourse },
  {
    name: 'course-expanded',
    path: longCourse,
    reach: async (page) => {
      await press(page, 'Read more');
      await expect(page.getByRole('button', { name: 'Read less' })).toBeVisible();
    },
  },
  { name: 'enrolment', path: firstCourse, isMember: true, reach: openEnrolment },
  {
    name: 'enrolment-incomplete',
    path: firstCourse,
    isMember: true,
    reach: async (page) => {
      await openEnrolment(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /submit/i })
        .click();
      await expect(page.getByRole('dialog').getByText('Required').first()).toBeVisible();
    },
  },
];
