import { useEffect, useState, type ComponentType } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, useParams } from '@kadam/shared/router';
import { rememberConfirmation, signIn, signOut } from '@kadam/shared/session';
import type { BootRecord, LiveRemote, PageRoute } from '@kadam/shared/remote';
import { testFederation, type Expose } from '../testing/federation';
import { createPageLoader } from '../federation/page-loader';
import { LINKS_OF_OLDER_RELEASES } from '../navigation/links-of-older-releases';
import { PortalContext } from '../navigation/portal-context';
import { takePrerendered, type PrerenderedPage } from '../navigation/prerendered-page';
import { createRouteTable } from '../navigation/route-table';
import { PortalPage } from './portal-page';

const route = (path: string, module: string, title: string): PageRoute => ({
  path,
  module,
  title,
  chrome: 'full',
  description: '',
  access: 'public',
  prerender: false,
});

const PAGES: readonly PageRoute[] = [
  route('/', './home', 'Kadam: home'),
  route('/about', './about', 'About Us'),
  route('/services', './services', 'Services'),
  route('/items/:id', './item', 'Item'),
  { ...route('/bare', './bare', 'Bare'), chrome: 'none' },
];

const release = (version: string, previous: string | null): LiveRemote => ({
  name: 'site',
  version,
  entry: '',
  pages: PAGES,
  integrity: {},
  previous,
});

function Item() {
  const { id } = useParams();
  useEffect(() => {
    document.title = `Item ${id} | Kadam`;
  }, [id]);
  return (
    <>
      <h1>Item {id}</h1>
      <Link to="?sort=new">Sort</Link>
      <Link to="/items/2">To item 2</Link>
      <Link to="/items/2">To item 2</Link>
    </>
  );
}

function About() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broke later');
  return (
    <>
      <h1>About Us</h1>
      <button onClick={() => setBroken(true)}>Break</button>
    </>
  );
}

function ServicesOf({ version }: { readonly version: string }) {
  if (version === '2') throw new Error('broke on mount');
  return <h1>Services {version}</h1>;
}

const modules: Record<string, (version: string) => ComponentType> = {
  './home': () => () => <h1>Home</h1>,
  './about': () => About,
  './services': (version) => () => <ServicesOf version={version} />,
  './item': () => Item,
  './bare': () => () => <h1>Bare</h1>,
};

function open(
  path: string,
  expose: Expose = ({ version }, module) => ({ default: modules[module]?.(version) }),
  prerendered: PrerenderedPage | null = null,
) {
  window.history.replaceState(null, '', path);
  const boot: BootRecord = { format: 1, host: 'h', hostIntegrity: {}, remotes: [release('2', '1')] };
  const loader = createPageLoader(boot, {
    federation: testFederation({ expose }),
    fetchRegistry: async () => {
      throw new Error('unreadable');
    },
    fetchRelease: async (_, version) => release(version, null),
    count: () => {},
    fallbackReleases: { of: () => undefined, store: () => {}, remove: () => {} },
  });
  return render(
    <PortalContext
      value={{
        hostVersion: 'h',
        routes: createRouteTable(boot),
        links: LINKS_OF_OLDER_RELEASES,
        extensions: [],
        loader,
        prerendered,
      }}
    >
      <BrowserRouter>
        <PortalPage />
      </BrowserRouter>
    </PortalContext>,
  );
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const follow = async (name: string) => userEvent.click(screen.getAllByRole('link', { name })[0] as HTMLElement);

const announced = () => document.querySelector('[aria-live="polite"]')?.textContent;

beforeEach(() => {
  // jsdom has no navigation timing.
  Object.assign(window.performance, { getEntriesByType: () => [] });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('following a link sets the title, focuses the heading, announces it once and scrolls to the top', async () => {
  open('/');
  await heading('Home');
  expect(document.title).toBe('Kadam: home');
  expect(document.activeElement).toBe(document.body);
  await follow('About Us');
  const arrived = await heading('About Us');
  expect(document.title).toBe('About Us | Kadam');
  await waitFor(() => expect(document.activeElement).toBe(arrived));
  await waitFor(() => expect(announced()).toBe('About Us | Kadam'));
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('a page that sets its own title is announced by it', async () => {
  open('/items/1');
  await heading('Item 1');
  await follow('To item 2');
  await heading('Item 2');
  await waitFor(() => expect(announced()).toBe('Item 2 | Kadam'));
});

test('Back focuses the link that was followed, even if others have the same URL', async () => {
  open('/items/1');
  await heading('Item 1');
  const links = () => screen.getAllByRole('link', { name: 'To item 2' });
  await userEvent.click(links()[1]!);
  await heading('Item 2');
  await act(async () => window.history.back());
  await heading('Item 1');
  await waitFor(() => expect(document.activeElement).toBe(links()[1]));
  await waitFor(() => expect(announced()).toBe('Item 1 | Kadam'));
});

test('a page that loads late does not take the focus from where the user moved it', async () => {
  let bring: () => void = () => {};
  const wait = new Promise<void>((resolve) => (bring = resolve));
  const expose: Expose = async ({ version }, module) => {
    if (module === './about') await wait;
    return { default: modules[module]?.(version) };
  };
  open('/', expose);
  await heading('Home');
  await follow('About Us');
  const login = screen.getByRole('button', { name: 'Login' });
  login.focus();
  bring();
  await screen.findByRole('button', { name: 'Break' });
  await waitFor(() => expect(announced()).toBe('About Us | Kadam'));
  expect(document.activeElement).toBe(login);
});

test('prerendered nodes stay until the page’s code is loaded', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.dataset.path = '/';
  const main = root.appendChild(document.createElement('main'));
  main.id = 'prerendered';
  const node = main.appendChild(document.createElement('h1'));
  node.textContent = 'Home, prerendered';
  const prerendered = takePrerendered(root);
  root.remove();
  let bring: (module: unknown) => void = () => {};
  const expose = () => new Promise((resolve) => (bring = resolve));
  open('/', expose, prerendered);
  expect(await heading('Home, prerendered')).toBe(node);
  bring({ default: () => <h1>Home</h1> });
  await heading('Home');
  expect(node.isConnected).toBe(false);
});

test('a title set by the page stays, and a changed query does not move the focus', async () => {
  open('/items/7');
  await heading('Item 7');
  expect(document.title).toBe('Item 7 | Kadam');
  await follow('Sort');
  expect(window.location.search).toBe('?sort=new');
  expect(document.activeElement?.textContent).toBe('Sort');
  expect(document.title).toBe('Item 7 | Kadam');
});

test('an unknown URL shows a helpful page inside the shell', async () => {
  open('/nowhere');
  await heading('Page not found');
  expect(document.title).toBe('Page not found | Kadam');
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Search jobs' }).getAttribute('href')).toBe('/jobs');
});

test('a page without chrome has no header and footer', async () => {
  open('/bare');
  await heading('Bare');
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('a page that cannot be loaded shows an error, other pages work, and Retry loads it again', async () => {
  let isUp = false;
  const expose: Expose = async ({ version }, module) => {
    if (module === './about' && !isUp) throw new Error('404');
    return { default: modules[module]?.(version) };
  };
  open('/about', expose);
  await heading('This part of the site is unavailable right now.');
  await follow('Home');
  await heading('Home');
  await follow('About Us');
  await heading('This part of the site is unavailable right now.');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  const arrived = await heading('About Us');
  await waitFor(() => expect(document.activeElement).toBe(arrived));
});

test('a page that throws on mount is replaced by the previous version, with a toast', async () => {
  open('/services');
  await heading('Services 1');
  expect(screen.getByRole('status').textContent).toBe('This page had a problem. You see its previous version.');
});

test('a page that throws later keeps the shell; Retry remounts it, then falls back to the previous version', async () => {
  const opened: string[] = [];
  const expose: Expose = async ({ version }, module) => {
    opened.push(version);
    return { default: modules[module]?.(version) };
  };
  open('/about', expose);
  await userEvent.click(await screen.findByRole('button', { name: 'Break' }));
  await heading('This part of the site is unavailable right now.');
  expect(screen.getByRole('banner')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(opened).toEqual(['2', '2']);
  await userEvent.click(await screen.findByRole('button', { name: 'Break' }));
  await screen.findByText('This page had a problem. You see its previous version.');
  await heading('About Us');
  expect(opened).toEqual(['2', '2', '1']);
  await follow('Home');
  await heading('Home');
});

test('the bar shows seven links and, for a member, the account instead of Login and Sign Up', async () => {
  open('/about');
  await heading('About Us');
  const main = screen.getByRole('navigation', { name: 'Main' });
  expect([...main.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'Home',
    'About Us',
    'Services',
    'Jobs',
    'Courses',
    'Our Team',
    'Contact Us',
  ]);
  expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
  act(() => void signIn({ token: 't', userId: 'u' }));
  expect(screen.queryByRole('button', { name: 'Sign Up' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Dashboard',
    'Profile',
    'My Jobs',
    'Logout',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Login' }));
  expect(window.localStorage.getItem('userId')).toBe('u');
  act(signOut);
});

test('an unconfirmed member sees a banner on pages with chrome, until the address is confirmed', async () => {
  open('/about');
  await heading('About Us');
  const banner = () => screen.queryByRole('region', { name: 'Email confirmation' });
  act(() => void signIn({ token: 't', userId: 'u' }));
  expect(banner()).toBeNull();
  act(() => rememberConfirmation(false));
  const { previousElementSibling, nextElementSibling } = banner() ?? document.body;
  expect([previousElementSibling?.tagName, nextElementSibling?.tagName]).toEqual(['HEADER', 'MAIN']);
  act(() => rememberConfirmation(true));
  expect(banner()).toBeNull();
  act(signOut);
});

test('with data saving, hovering a link fetches nothing', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const expose = jest.fn<unknown, Parameters<Expose>>(({ version }, module) => ({
    default: modules[module]?.(version),
  }));
  open('/', expose);
  await heading('Home');
  await userEvent.hover(screen.getAllByRole('link', { name: 'About Us' })[0] as HTMLElement);
  expect(expose).toHaveBeenCalledTimes(1);
  await follow('About Us');
  await heading('About Us');
  Reflect.deleteProperty(navigator, 'connection');
});

test('hovering a link fetches its page, so that the click shows it at once', async () => {
  const opened: string[] = [];
  const expose: Expose = async ({ version }, module) => {
    opened.push(module);
    return { default: modules[module]?.(version) };
  };
  open('/', expose);
  await heading('Home');
  await userEvent.hover(screen.getAllByRole('link', { name: 'About Us' })[0] as HTMLElement);
  await waitFor(() => expect(opened).toContain('./about'));
  await follow('About Us');
  await heading('About Us');
  expect(opened.filter((module) => module === './about')).toHaveLength(1);
});
