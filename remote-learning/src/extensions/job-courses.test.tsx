import { render, screen, waitFor } from '@testing-library/react';
import type { ExtensionProps } from '@kadam/shared/extensions';
import { queryClient } from '@kadam/shared/query';
import { BrowserRouter } from '@kadam/shared/router';
import { ApiServer } from '@kadam/shared/testing/api-server';
import JobCoursesExtension from './job-courses';
import { failure, ok } from '../testing/courses';

const server = new ApiServer();
const COURSE = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Data analysis with SQL',
  provider: 'Sopan Institute',
  duration: '3 months',
  teaches: [
    { skill: 'SQL', line: 'Data analysis with SQL' },
    { skill: 'Power BI', line: 'Power BI models' },
  ],
};
let paths: string[] = [];

beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => {
  queryClient.clear();
  paths = [];
  server.respond = ({ path }) => {
    paths.push(path);
    return ok({ success: true, courses: [COURSE] });
  };
});

const open = (props: Partial<ExtensionProps['job.aside']>) =>
  render(<JobCoursesExtension jobId="1" skills={['SQL', 'Power BI']} missingSkills={null} {...props} />, {
    wrapper: BrowserRouter,
  });
const listItems = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows courses for the skills of the job, each with the lines that name them', async () => {
  open({});
  const link = await screen.findByRole('link', { name: COURSE.name });
  expect(link.getAttribute('href')).toBe(`/courses/${COURSE.id}`);
  expect(screen.getByRole('region', { name: 'Courses for this job' }).textContent).toContain(
    'They teach skills that this job asks for.',
  );
  expect(listItems().slice(1)).toEqual(['Teaches SQL', 'Teaches Power BI: “Power BI models”']);
  expect(paths).toEqual(['/api/courses/teaching?skills=SQL,Power+BI']);
});

it('shows courses for the skills that the resume does not name', async () => {
  open({ missingSkills: ['Power BI'] });
  expect(await screen.findByText('They teach skills of this job that your resume does not name.')).toBeTruthy();
  expect(paths).toEqual(['/api/courses/teaching?skills=Power+BI']);
});

it('requests nothing where the resume names every skill', () => {
  const { container } = open({ missingSkills: [] });
  expect(container.childNodes).toHaveLength(0);
  expect(paths).toEqual([]);
});

it.each([
  ['no course teaches any', ok({ success: true, courses: [] })],
  ['the server has no such list', failure(404, 'This course does not exist.')],
  ['the response is something else', ok({ success: true, course: COURSE })],
])('shows nothing where %s', async (_, response) => {
  let isAnswered = false;
  server.respond = () => {
    isAnswered = true;
    return response;
  };
  const { container } = open({});
  await waitFor(() => expect(isAnswered).toBe(true));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(container.childNodes).toHaveLength(0);
});
