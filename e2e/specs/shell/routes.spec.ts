import { alreadySignedIn } from '../../portal/member';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

const ROUTES = [
  { path: '/', title: 'Kadam: jobs, courses and resume help', heading: 'Unlock Growth with Every Career Move' },
  { path: '/about', title: 'About Us | Kadam', heading: 'About Us' },
  { path: '/services', title: 'Services | Kadam', heading: 'Our Services' },
  { path: '/team', title: 'Our Team | Kadam', heading: 'Our Team' },
  { path: '/contact', title: 'Contact Us | Kadam', heading: 'Contact Us' },
  { path: '/profile', title: 'Profile | Kadam', heading: 'Profile' },
  { path: '/account', title: 'Account settings | Kadam', heading: 'Account settings' },
  { path: '/reset-password', title: 'Choose a new password | Kadam', heading: 'Choose a new password' },
  { path: '/confirm-email', title: 'Confirm your email address | Kadam', heading: 'Confirm your email address' },
  { path: '/dashboard', title: 'Dashboard | Kadam', heading: 'Dashboard' },
  { path: '/courses', title: 'Courses | Kadam', heading: 'Courses that lead to work' },
  { path: '/ats-score', title: 'Smart Resume Check | Kadam', heading: 'Smart Resume Check Fast & Free' },
  { path: '/resume-editor', title: 'Resume Editor | Kadam', heading: 'Resume Editor', isStandalone: true },
  { path: '/jobs', title: 'Jobs | Kadam', heading: 'Find your next job' },
  { path: '/job-profile', title: 'Create Your Job Profile | Kadam', heading: 'Create Your Job Profile' },
  { path: '/myjobs', title: 'My Applied Jobs | Kadam', heading: 'My Applied Jobs' },
];

interface Named {
  readonly id: string;
  readonly [name: string]: unknown;
}

test('every route shows its page with its title and heading inside the shell, except the resume editor', async ({
  page,
  context,
}) => {
  await splashSeen(context);
  await alreadySignedIn(page);
  const read = async (path: string) => (await (await context.request.get(path)).json()) as Record<string, unknown>;
  const { data } = (await read('/api/job/postings?limit=1')) as { data: { jobPostings: Named[] } };
  const { courses } = (await read('/api/courses')) as { courses: Named[] };
  const [job, course] = [data.jobPostings[0], courses[0]];
  const named = [
    { path: `/jobs/${job?.id}`, title: String(job?.jobName), heading: String(job?.jobName) },
    { path: `/courses/${course?.id}`, title: String(course?.name), heading: String(course?.name) },
  ];
  for (const { path, title, heading, isStandalone = false } of [...ROUTES, ...named] as typeof ROUTES) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.locator('main h1'), path).toHaveText(heading);
    await expect.poll(() => page.title(), path).toContain(title);
    await expect(page, path).toHaveURL(path);
    await expect(page.getByRole('banner'), path).toHaveCount(isStandalone ? 0 : 1);
    await expect(page.getByRole('contentinfo'), path).toHaveCount(isStandalone ? 0 : 1);
  }
});
