import { alreadySignedIn } from '../../portal/member';
import { expect, test } from '../../portal/test';

test('a job shows what fits a member with the line of the resume, and courses for missing skills', async ({ page }) => {
  const { email } = await alreadySignedIn(page);
  await page.goto('/profile');
  await expect(page.getByText('No skills of a resume are kept.')).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { authorization: `Bearer ${token}` };
  const api = page.context().request;
  const profile = { jobseekerName: 'Asha Kulkarni', email, yearOfExperience: '2', preferredLocation1: 'Bangalore' };
  expect((await api.post('/api/jobseeker/profile', { headers, data: profile })).ok()).toBe(true);
  const resume = { fileName: 'asha.pdf', skills: [{ name: 'MS-Excel', line: 'Tools: MS-Excel, Tally' }] };
  expect((await api.put('/api/jobseeker/kept-resume', { headers, data: resume })).ok()).toBe(true);

  const response = await api.get('/api/job/postings?search=power+bi&limit=50');
  const { data } = (await response.json()) as { data: { jobPostings: { id: string; skills: string[] }[] } };
  const job = data.jobPostings.find(
    ({ skills }) => skills.includes('Power BI') && skills.some((one) => /excel/i.test(one)),
  );
  await page.goto(`/jobs/${job?.id}`);
  const fit = page.getByRole('region', { name: 'How this job fits you' });
  await fit.scrollIntoViewIfNeeded();
  await expect(fit.getByText('Read from: “Tools: MS-Excel, Tally”')).toBeVisible();
  await expect(fit.getByText(/^Experience: /)).toBeVisible();
  const courses = page.getByRole('region', { name: 'Courses for this job' });
  await expect(courses).toContainText('They teach skills of this job that your resume does not name.');
  await courses.getByRole('link', { name: 'Data Analysis with SQL, Excel and Power BI' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Data Analysis with SQL, Excel and Power BI' }),
  ).toBeVisible();
});
