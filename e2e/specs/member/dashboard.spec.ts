import { alreadySignedIn } from '../../portal/member';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { applyFor, callsOf, newestPostings, type MemberCalls } from './member-api';

test.beforeEach(({ context }) => splashSeen(context));

test('the dashboard shows a visitor marked samples, and the quick actions', async ({ page, pageErrors }) => {
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(main.getByRole('term')).toHaveText(['Profile Views', 'Job Applications', 'Saved Jobs', 'New Messages']);
  await expect(main.getByRole('region', { name: 'At a glance' })).toContainText('Sample data');
  await expect(main.getByRole('region', { name: 'Recent applications' })).toContainText('Sample data');
  await expect(main.getByRole('navigation', { name: 'Quick actions' }).getByRole('link')).toHaveText([
    'Search jobs',
    'Update your job profile',
    'Explore courses',
    'Check your resume',
    'Edit your profile',
    'Account settings',
  ]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('the dashboard of a member counts applications and saved jobs, and lists the courses', async ({
  page,
  pageErrors,
}) => {
  const member = await alreadySignedIn(page);
  const calls = await callsOf(page, member);
  const postings = await newestPostings(calls);
  await applyFor(calls, member, postings.slice(0, 2));
  for (const { id } of postings.slice(0, 3)) await calls.put(`/api/job/saved/${id}`);
  const course = await enrolInFirst(calls, member.email);

  await page.goto('/dashboard');
  const main = page.getByRole('main');
  const tile = (name: string) => main.getByRole('term').filter({ hasText: name }).locator('..');
  await expect(tile('Job Applications')).toContainText('2');
  await expect(tile('Saved Jobs')).toContainText('3');
  await expect(tile('Profile Views')).toContainText('0');
  await expect(tile('New Messages')).toContainText('0');
  await tile('Profile Views').getByRole('link', { name: 'See who viewed it' }).click();
  await expect(main.getByRole('heading', { name: 'Who viewed your profile' })).toBeInViewport();
  await expect(main).not.toContainText('Sample data');
  const recent = main.getByRole('region', { name: 'Recent applications' });
  await expect(recent.getByRole('listitem').first()).toContainText(postings[1]?.jobName ?? 'missing');
  await expect(recent.getByRole('listitem').first()).toContainText(/Applied \d+ \w+ \d{4} \(today\)/);
  await expect(recent.getByRole('link', { name: 'All applied jobs (2)' })).toHaveAttribute('href', '/myjobs');
  const courses = main.getByRole('region', { name: 'My Courses' });
  await expect(courses.getByRole('listitem')).toContainText(/Enrolled \d+ \w+ \d{4} \(today\)/);
  await courses.getByRole('link', { name: course.name }).click();
  await expect(page).toHaveURL(new RegExp(`/courses/${course.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.name);
  await page.goBack();
  await tile('Saved Jobs').getByRole('link', { name: 'See saved jobs' }).click();
  await expect(page.getByRole('heading', { name: 'Saved Jobs' })).toBeInViewport();
  expect(pageErrors).toEqual([]);
});

test('the dashboard works if a part fails or the server does not know it', async ({ page }) => {
  await alreadySignedIn(page);
  const broken = { status: 500, json: { message: 'Out of order.' } };
  await page.route('**/api/job/saved*', (route) => route.fulfill(broken));
  await page.route('**/api/courses/enrollments*', (route) => route.fulfill(broken));
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main).toContainText('You have not applied to any jobs yet.');
  await expect(main).toContainText('Could not be loaded');
  await expect(main.getByRole('region', { name: 'My Courses' }).getByRole('alert')).toContainText('Out of order.');
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Retry Saved Jobs' }).click();
  await expect(main).toContainText('Press the heart on a job');
  await main.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(main).toContainText('You have not enrolled in any courses yet.');

  await page.route('**/api/job/saved*', (route) => route.fulfill({ status: 404, json: { message: 'Not found.' } }));
  await page.route('**/api/courses/enrollments*', (route) => route.fulfill({ status: 400, json: { message: 'No.' } }));
  await page.reload();
  await expect(main).toContainText('Saving jobs is not available yet');
  await expect(main).toContainText('You have not applied to any jobs yet.');
  await expect(main.getByRole('region', { name: 'My Courses' })).toHaveCount(0);
  await expect(main.getByRole('alert')).toHaveCount(0);
});

async function enrolInFirst(calls: MemberCalls, email: string): Promise<{ id: string; name: string }> {
  const { courses } = await calls.get<{ courses: { id: string; name: string }[] }>('/api/courses');
  const [course] = courses;
  if (!course) throw new Error('There are no courses to enrol in.');
  const { id: courseId, name: courseName } = course;
  const person = { name: 'Asha Kulkarni', email, phone: '+91 98765 43210', address: 'Pune' };
  await calls.post('/api/courses/enroll', { ...person, courseId, courseName });
  return course;
}
