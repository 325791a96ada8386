import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SAMPLE_CONTENT } from '@kadam/shared/contract/brand';
import { PAGE_DATA_ID } from '@kadam/shared/contract/page-data';
import { queryClient } from '@kadam/shared/query';
import { BrowserRouter, Route, Routes } from '@kadam/shared/router';
import { ApiServer } from '@kadam/shared/testing/api-server';
import CoursePage from './course-page';
import CoursesPage from './courses-page';
import { failure, ok, sentCourse } from '../testing/courses';

const server = new ApiServer();
const course = sentCourse(1, { name: 'Data Analysis', category: { name: 'Data' } });
const address = `/courses/${course.id}`;

beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => {
  queryClient.clear();
  server.respond = ({ path }) => ok(isList(path) ? { success: true, courses: [course] } : { success: true, course });
});
afterEach(() => document.getElementById(PAGE_DATA_ID)?.remove());

const isList = (path: string) => path.startsWith('/api/courses?');

function open(at: string) {
  window.history.replaceState(null, '', at);
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/courses" element={<CoursesPage />} />
        <Route path="/courses/:courseId" element={<CoursePage />} />
      </Routes>
    </BrowserRouter>,
  );
}

it('labels rating and number of students as samples until both are replaced', async () => {
  const before = { ...SAMPLE_CONTENT };
  open(address);
  expect(await screen.findByText('Sample content')).toBeTruthy();
  cleanup();
  for (const name of ['rating', 'students']) Reflect.deleteProperty(SAMPLE_CONTENT, name);
  open(address);
  await screen.findByText('1200+ Students');
  expect(screen.queryByText('Sample content')).toBeNull();
  Object.assign(SAMPLE_CONTENT, before);
});

it('shows a course opened by its URL, with the fixed and the default texts', async () => {
  open(address);
  await screen.findByRole('heading', { level: 1, name: 'Data Analysis' });
  expect(document.title).toBe('Data Analysis | Kadam');
  for (const text of ['3 months', '4.5/5', '1200+ Students', 'Beginner', 'Sopan Institute', 'Analytics'])
    expect(screen.getByText(text)).toBeTruthy();
  const boxes = screen.getAllByRole('term').map((term) => term.parentElement?.textContent?.trim());
  expect(boxes).toEqual([
    'Fee On request',
    'Starts Next date on request',
    'Typical program duration 1 - 2 years',
    'Languages English,Hindi',
    'Assistant Support 24/7',
    'All Notes Available',
  ]);
  expect(screen.getByText('S').getAttribute('aria-hidden')).toBe('true');
});

it('shows fee, start and mode of the course', async () => {
  const day = `${new Date().getFullYear() + 1}-02-01`;
  server.respond = () => ok({ course: { ...course, fee: 12_500, startDate: day, mode: 'online' } });
  open(address);
  await screen.findByRole('heading', { level: 1, name: 'Data Analysis' });
  const boxes = screen.getAllByRole('term').map((term) => term.parentElement?.textContent?.trim());
  expect(boxes.slice(0, 3)).toEqual(['Fee ₹12,500', `Starts 1 February ${day.slice(0, 4)}`, 'Mode Online']);
});

it('titles the fixed duration as the duration of a course that has none of its own', async () => {
  server.respond = () => ok({ course: { ...course, duration: '' } });
  open(address);
  const box = (await screen.findByText('1 - 2 years')).parentElement;
  expect(box?.textContent?.trim()).toBe('Duration 1 - 2 years');
});

it.each([
  ['élan Academy', 'É'],
  ['e\u0301lan Academy', 'E\u0301'],
  ['“कौशल” केंद्र', 'कौ'],
  ['(3D) Print School', '3'],
  ['🎓', '🎓'],
])('abbreviates the provider %p as %p', async (provider, letter) => {
  server.respond = () => ok({ course: { ...course, provider } });
  open(address);
  const name = (await screen.findAllByText(provider)).at(-1);
  expect(name?.previousElementSibling?.textContent).toBe(letter);
});

it('leads back by breadcrumb', async () => {
  open(address);
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  await screen.findByRole('heading', { level: 1, name: 'Data Analysis' });
  expect(trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Courses', '/courses'],
  ]);
  expect(trail.getByText('Data Analysis').getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Back to Courses' }).getAttribute('href')).toBe('/courses');
});

const itemsBelow = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).parentElement!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());

it('lists what is learned, what is included, and the curriculum in order', async () => {
  open(address);
  await screen.findByRole('heading', { name: 'Included in the course' });
  expect(itemsBelow("What You'll Learn")).toEqual(['Read a dataset', 'Weekly practice']);
  expect(itemsBelow('Course Curriculum')).toEqual(['Tables', 'Charts']);
});

it('lists the features as what is learned when there are no outcomes', async () => {
  server.respond = () => ok({ ...course, learningOutcomes: undefined });
  open(address);
  await screen.findByRole('heading', { name: "What You'll Learn" });
  expect(itemsBelow("What You'll Learn")).toEqual(['Weekly practice']);
  expect(screen.queryByRole('heading', { name: 'Included in the course' })).toBeNull();
});

it('expands the synopsis on Read more, and offers nothing when there is no more', async () => {
  open(address);
  const more = await screen.findByRole('button', { name: 'Read more' });
  expect(screen.queryByText('The last two are your own project.')).toBeNull();
  await userEvent.click(more);
  expect(screen.getByText('The last two are your own project.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Read less' }).getAttribute('aria-expanded')).toBe('true');
});

it('shows no Read more when the synopsis is complete', async () => {
  server.respond = () => ok({ course: { ...course, fullSynopsis: undefined } });
  open(address);
  await screen.findByRole('heading', { name: 'Synopsis' });
  expect(screen.queryByRole('button', { name: 'Read more' })).toBeNull();
});

it.each([404, 400])('goes to the catalogue when the server returns %d for the id', async (status) => {
  server.respond = ({ path }) => (isList(path) ? ok([course]) : failure(status, 'No such course.'));
  open('/courses/nobody');
  await screen.findByText('1 course');
  expect(window.location.pathname).toBe('/courses');
});

it('shows a course of a server that only lists whole courses', async () => {
  server.respond = ({ path }) => (isList(path) ? ok([course]) : failure(404, 'Not Found'));
  open(address);
  await screen.findByRole('heading', { level: 1, name: 'Data Analysis' });
  expect(itemsBelow('Course Curriculum')).toEqual(['Tables', 'Charts']);
});

it('renders the document’s course at once, and no other', async () => {
  const requested: string[] = [];
  server.respond = ({ path }) => {
    requested.push(path);
    return ok({ course });
  };
  const block = document.body.appendChild(document.createElement('script'));
  block.type = 'application/json';
  block.id = PAGE_DATA_ID;
  block.textContent = JSON.stringify({ course: { ...course, name: 'Brought along' } });
  open(address);
  expect(screen.getByRole('heading', { level: 1, name: 'Brought along' })).toBeTruthy();
  expect(requested).toEqual([]);
  cleanup();
  open('/courses/another');
  await screen.findByRole('heading', { level: 1, name: 'Data Analysis' });
});

it('shows that the course failed to load, and loads it on Retry', async () => {
  server.respond = () => failure(503, 'Back in a minute.');
  open(address);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load course');
  server.respond = () => ok({ course });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { level: 1, name: 'Data Analysis' });
});

it('shows the card’s data at once, and goes back to the same place in the catalogue', async () => {
  const { synopsis, fullSynopsis, features, learningOutcomes, curriculum, ...card } = course;
  server.respond = ({ path }) =>
    ok(
      isList(path)
        ? { courses: [card] }
        : { course: { ...card, synopsis, fullSynopsis, features, learningOutcomes, curriculum } },
    );
  open('/courses?category=Data');
  await userEvent.click(await screen.findByRole('link', { name: 'Data Analysis' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Data Analysis' })).toBeTruthy();
  expect(screen.getByText('3 months')).toBeTruthy();
  await screen.findByRole('heading', { name: 'Course Curriculum' });
  const back = screen.getByRole('link', { name: 'Back to Courses' });
  expect(back.getAttribute('href')).toBe('/courses?category=Data');
  const entries = window.history.length;
  await userEvent.click(back);
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe('Data'));
  // Going back, not forward to another catalogue, is what restores the scroll position.
  expect(window.history.length).toBe(entries);
});
