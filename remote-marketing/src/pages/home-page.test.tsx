import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from '@kadam/shared/router';
import HomePage from './home-page';

const open = () => render(<HomePage />, { wrapper: BrowserRouter });
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const styles = () => [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent).join('');

/** jsdom has no layout: nothing becomes visible. */
class Unseen {
  observe = () => {};
  unobserve = () => {};
  disconnect = () => {};
}

beforeAll(() => void Object.assign(window, { IntersectionObserver: Unseen }));
afterAll(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));
beforeEach(() => {
  window.localStorage.clear();
  delete document.documentElement.dataset.motion;
  document.documentElement.dataset.splash = 'over';
});

test('shows the promise and links to services, people and every part of the product', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Unlock Growth with Every Career Move' })).toBeTruthy();
  expect(screen.getByText(/trusted partner in recruitment and career growth/)).toBeTruthy();
  expect(['Our Services', 'Talk to a Human', 'Explore More'].map(target)).toEqual(['/services', '/contact', '/about']);
  const starts = within(screen.getByRole('heading', { name: 'Start here' }).parentElement!).getAllByRole('link');
  expect(starts.map((link) => link.getAttribute('href'))).toEqual(['/jobs', '/courses', '/ats-score']);
  expect(starts.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^Jobs/),
    expect.stringMatching(/^Courses/),
    expect.stringMatching(/^Resume Check/),
  ]);
});

test('gives four reasons', () => {
  open();
  const region = screen.getByRole('region', { name: 'Why Choose Us' });
  expect(
    within(region)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Job Placement', 'Career Counseling', 'Skill Development', 'Corporate Solutions']);
});

test('repeats eight service names six times, and reads them out once', () => {
  open();
  const band = screen.getByRole('region', { name: 'What we do' });
  expect(within(band).getAllByRole('list')).toHaveLength(1);
  expect(within(band).getAllByRole('listitem')).toHaveLength(8);
  expect(band.querySelectorAll('li')).toHaveLength(48);
  expect(styles()).toMatch(/--marquee-time:30s/);
});

test('lets the scenes take turns of 8 s from the ninth second on', () => {
  open();
  expect(styles()).toMatch(/16s ease-in-out 8s both/);
});

test('never names a scene outside the query for wide windows', () => {
  const { container } = open();
  for (const picture of container.querySelectorAll('picture')) {
    expect(picture.querySelector('source')?.media).toBe('(min-width: 768.02px)');
    expect(picture.querySelector('img')?.getAttribute('src')).toMatch(/^data:/);
  }
  expect(container.querySelectorAll('picture')).toHaveLength(2);
});

test('one control pauses everything, and is remembered', async () => {
  const { unmount } = open();
  expect(document.documentElement.dataset.motion).toBe('running');
  await userEvent.click(screen.getByRole('button', { name: 'Pause animations' }));
  expect(document.documentElement.dataset.motion).toBe('paused');
  unmount();
  delete document.documentElement.dataset.motion;
  open();
  expect(document.documentElement.dataset.motion).toBe('paused');
  await userEvent.click(screen.getByRole('button', { name: 'Play animations' }));
  expect(document.documentElement.dataset.motion).toBe('running');
});

test('starts paused with reduced motion, whatever was chosen before', () => {
  window.localStorage.setItem('kadam.motion', 'running');
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList;
  open();
  expect(document.documentElement.dataset.motion).toBe('paused');
  expect(screen.getByRole('button', { name: 'Play animations' })).toBeTruthy();
  Reflect.deleteProperty(window, 'matchMedia');
});
