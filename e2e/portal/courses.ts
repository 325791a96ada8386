import { expect, type Page } from '@playwright/test';
import type { Course } from '@kadam/shared/contract/learning';

/** Courses of the running portal, in the order of its catalogue. */
export async function coursesOf(page: Page): Promise<Course[]> {
  const response = await page.context().request.get('/api/courses');
  expect(response.status()).toBe(200);
  return ((await response.json()) as { courses: Course[] }).courses;
}

/** A catalogue of any size in the format of the server's list. */
export const manyCourses = (count: number) => ({
  success: true,
  courses: Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `Course ${index + 1} in ${['Payroll', 'Nursing', 'Typography', 'Databases'][index % 4]}`,
    description: 'From the first exercise to a piece of work that you can show at an interview.',
    image: index === 0 ? '/no-such-picture.webp' : null,
    duration: `${(index % 11) + 2} months`,
    level: null,
    category: { name: ['Finance', 'Healthcare', 'Design', 'Software'][index % 4] },
    genre: '',
    provider: 'Sopan Institute',
    students: null,
  })),
});
