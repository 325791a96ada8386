import { act, render, screen } from '@testing-library/react';
import type { LiveRemote, PageLink } from '@kadam/shared/remote';
import { rememberStaff, signIn, signOut } from '@kadam/shared/session';
import { createLinkTable, useLinks } from './page-links';
import { type Portal, PortalContext } from './portal-context';

const remote = (name: string, paths: string[], links?: PageLink[]): LiveRemote => ({
  name,
  version: '1',
  entry: '',
  pages: paths.map((path) => ({
    path,
    module: './page',
    title: '',
    description: '',
    chrome: 'full',
    access: 'public',
    prerender: false,
  })),
  ...(links && { links }),
  integrity: {},
  previous: null,
});
const tableOf = (...remotes: LiveRemote[]) => createLinkTable({ format: 1, host: '', hostIntegrity: {}, remotes });
const link = (label: string, order: number): PageLink => ({ place: 'navigation', label, to: `/${label}`, order });

test('links of all remotes are sorted by order, then by label', () => {
  const table = tableOf(
    remote('news', ['/news'], [link('news', 30), link('events', 10)]),
    remote('tools', [], [link('apps', 30)]),
  );
  expect(table.map(({ label }) => label)).toEqual(['events', 'apps', 'news']);
});

test('a release that declares no links has those that the host had for its pages', () => {
  const table = tableOf(remote('learning', ['/courses', '/courses/:courseId']));
  expect(table.map(({ place, label, to }) => [place, label, to])).toEqual([
    ['footer-start', 'Browse Courses', '/courses'],
    ['navigation', 'Courses', '/courses'],
  ]);
  expect(tableOf(remote('learning', ['/courses'], []))).toEqual([]);
});

test('links for visitors, members and the staff are shown to those', () => {
  const audiences = ['visitors', 'members', 'staff', undefined] as const;
  const links = audiences.map((audience, order) => ({ ...link(audience ?? 'everyone', order), audience }));
  function Links() {
    return <p>{useLinks('navigation').map(({ label }) => `${label} `)}</p>;
  }
  render(
    <PortalContext value={{ links } as unknown as Portal}>
      <Links />
    </PortalContext>,
  );
  const shown = () => screen.getByRole('paragraph').textContent?.trim();
  expect(shown()).toBe('visitors everyone');
  act(() => void signIn({ token: 't-1', userId: 'u-1' }));
  expect(shown()).toBe('members everyone');
  act(() => rememberStaff(true));
  expect(shown()).toBe('members staff everyone');
  act(() => signOut());
  expect(shown()).toBe('visitors everyone');
});
