import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '@kadam/shared/query';
import { BrowserRouter } from '@kadam/shared/router';
import { signIn, signOut } from '@kadam/shared/session';
import { ApiServer } from '@kadam/shared/testing/api-server';
import CoursesPage from './courses-page';
import { failure, ok, sentCourse } from '../testing/courses';

const server = new ApiServer();
const courses = [
  sentCourse(1, { name: 'Data Analysis', image: '/missing.webp' }),
  sentCourse(2, { name: 'Hospital Front Office', category: { name: 'Healthcare' } }),
  sentCourse(3, { name: 'Interface Design', category: { name: 'Design' }, duration: '' }),
];

beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => {
  queryClient.clear();
  server.respond = () => ok({ success: true, courses });
});

async function open(address = '/courses') {
  window.history.replaceState(null, '', address);
  render(<CoursesPage />, { wrapper: BrowserRouter });
  await waitFor(() => expect(screen.queryByText('Loading Courses')).toBeNull());
}

const shownCourses = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);

it('shows the loader first, then every course as a link with its chips', async () => {
  let release: (() => void) | undefined;
  server.respond = async () => {
    await new Promise<void>((resolve) => (release = resolve));
    return ok(courses);
  };
  const opened = open();
  expect(screen.getByText('Loading Courses')).toBeTruthy();
  expect(screen.getByText('Fetching the latest courses for you...')).toBeTruthy();
  await waitFor(() => expect(release).toBeDefined());
  release?.();
  await opened;
  const card = within(screen.getAllByRole('article')[0]!);
  expect(card.getByRole('link', { name: 'Data Analysis' }).getAttribute('href')).toBe(`/courses/${courses[0]!.id}`);
  expect(card.getByText('3 months')).toBeTruthy();
  expect(card.getByText('Software & Data')).toBeTruthy();
  expect(shownCourses()).toHaveLength(3);
  expect(screen.getByText('3 courses').getAttribute('role')).toBe('status');
});

it('shows that courses failed to load, with the server’s message, and loads them on Retry', async () => {
  server.respond = () => failure(503, 'Back in a minute.');
  await open();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Failed to load courses');
  expect(alert.textContent).toContain('Back in a minute.');
  server.respond = () => ok({ courses });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(shownCourses()).toHaveLength(3));
});

it('treats a response of the wrong shape as an error', async () => {
  server.respond = () => ok({ success: true });
  await open();
  expect(screen.getByText('Failed to load courses')).toBeTruthy();
});

it('takes search and category from the address', async () => {
  await open('/courses?category=Healthcare&search=office');
  expect(shownCourses()).toEqual(['Hospital Front Office']);
  expect(screen.getByPlaceholderText<HTMLInputElement>('Search courses...').value).toBe('office');
  expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe('Healthcare');
});

it('takes a category of the address in any case for the one of the catalogue', async () => {
  await open('/courses?category=%20design');
  expect(shownCourses()).toEqual(['Interface Design']);
  expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe('Design');
  expect(within(screen.getByLabelText('Category')).getAllByRole('option')).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Remove “Design”' })).toBeTruthy();
});

it('filters while typing, updates the URL after a pause, and retains its other parts', async () => {
  await open('/courses?from=mail');
  await userEvent.type(screen.getByPlaceholderText('Search courses...'), 'data ');
  expect(shownCourses()).toEqual(['Data Analysis']);
  await waitFor(() => expect(window.location.search).toBe('?from=mail&search=data'));
  expect(screen.getByPlaceholderText<HTMLInputElement>('Search courses...').value).toBe('data ');
});

it('writes a search still being typed as soon as the box is left', async () => {
  await open();
  await userEvent.type(screen.getByPlaceholderText('Search courses...'), 'data');
  fireEvent.blur(screen.getByPlaceholderText('Search courses...'));
  expect(window.location.search).toBe('?search=data');
});

it('goes back to the earlier category and search with the browser’s Back', async () => {
  await open('/courses?search=office');
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Design');
  expect(window.location.search).toBe('?search=office&category=Design');
  await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(window.location.search).toBe('');
  expect(shownCourses()).toHaveLength(3);
  window.history.go(-2);
  await waitFor(() => expect(shownCourses()).toEqual(['Hospital Front Office']));
  expect(screen.getByPlaceholderText<HTMLInputElement>('Search courses...').value).toBe('office');
});

it('offers every category once, after All Categories', async () => {
  await open();
  const options = within(screen.getByLabelText('Category')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'All Categories',
    'Design',
    'Healthcare',
    'Software & Data',
  ]);
});

it('removes one filter by its chip, and moves the focus to the count', async () => {
  await open('/courses?category=Design&search=office');
  await userEvent.click(screen.getByRole('button', { name: 'Remove “Design”' }));
  expect(shownCourses()).toEqual(['Hospital Front Office']);
  expect(document.activeElement).toBe(screen.getByText('1 course'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(document.activeElement).toBe(screen.getByText('3 courses'));
});

it('shows when nothing is found, and offers all courses', async () => {
  await open('/courses?category=Cooking');
  expect(screen.getByText('No courses found')).toBeTruthy();
  expect(screen.getByText('Try adjusting your search criteria or filters')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all courses' }));
  expect(shownCourses()).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByText('3 courses'));
});

describe('for a member', () => {
  beforeEach(() => signIn({ token: 'a-token', userId: 'asha' }));
  afterEach(() => act(() => signOut()));
  const marked = () =>
    screen.queryAllByText('Enrolled').map((mark) => within(mark.closest('article')!).getByRole('link').textContent);

  it('marks the courses the member is enrolled in, and none after logging out', async () => {
    server.respond = ({ path }) => ok({ success: true, courses: isOwnList(path) ? [{ id: courses[1]!.id }] : courses });
    await open();
    await waitFor(() => expect(marked()).toEqual(['Hospital Front Office']));
    act(() => signOut());
    expect(marked()).toEqual([]);
  });

  it.each([404, 400, 500])('marks nothing when the server returns %d for the enrollments', async (status) => {
    let isAsked = false;
    server.respond = ({ path }) => {
      isAsked ||= isOwnList(path);
      return isOwnList(path) ? failure(status, 'No such course.') : ok({ courses });
    };
    await open();
    await waitFor(() => expect(isAsked).toBe(true));
    expect([shownCourses().length, marked()]).toEqual([3, []]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

const isOwnList = (path: string) => path.startsWith('/api/courses/enrollments');

it('falls back to the drawing when a course’s own image does not load', async () => {
  await open();
  const [image] = document.images;
  expect(image!.getAttribute('src')).toBe('/missing.webp');
  fireEvent.error(image!);
  expect(image!.getAttribute('src')).toBe('asset-address');
});

it('removes the search from the URL at once, so that Back from the next page does not restore it', async () => {
  await open('/courses?search=design&category=Design');
  await userEvent.click(screen.getByRole('button', { name: 'Remove “design”' }));
  expect(window.location.search).toBe('?category=Design');
});
