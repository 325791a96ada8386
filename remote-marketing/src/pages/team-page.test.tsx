import { render, screen, within } from '@testing-library/react';
import { BrowserRouter } from '@kadam/shared/router';
import { BUILT_IN_TEAM } from '@kadam/shared/contract/team';
import { MemberCards } from '../features/team/member-cards';
import { PORTRAIT_SIZE } from '../content/team';
import TeamPage from './team-page';

beforeEach(() => {
  render(<TeamPage />, { wrapper: BrowserRouter });
});

const isNewTab = (link: HTMLElement) =>
  link.getAttribute('target') === '_blank' && (link.getAttribute('rel') ?? '').includes('noopener');

it('features the first member with portrait, role, description, skills, phone and network', () => {
  const [name] = screen.getAllByRole('heading', { level: 2 });
  const profile = within(name!.closest('section')!);
  expect(profile.getByRole('img', { name: `Portrait of ${name!.textContent}` })).toBeTruthy();
  expect(profile.getByText('Founder and Managing Director')).toBeTruthy();
  expect(profile.getByText(/two decades hiring/)).toBeTruthy();
  expect(within(profile.getByRole('list', { name: 'Knows about' })).getAllByRole('listitem')).toHaveLength(3);
  expect(profile.getByRole('link', { name: /^\+91/ }).getAttribute('href')).toMatch(/^tel:\+91/);
  expect(isNewTab(profile.getByRole('link', { name: /^LinkedIn profile of .+ \(opens in a new tab\)$/ }))).toBe(true);
});

it('shows the other seven with portrait, role, network and mail, each link named after its person', () => {
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(7);
  for (const card of cards) {
    const name = within(card).getByRole('heading', { level: 3 }).textContent;
    expect(within(card).getByRole('img', { name: `Portrait of ${name}` })).toBeTruthy();
    expect(isNewTab(within(card).getByRole('link', { name: `LinkedIn profile of ${name} (opens in a new tab)` }))).toBe(
      true,
    );
    expect(
      within(card)
        .getByRole('link', { name: `Mail ${name}` })
        .getAttribute('href'),
    ).toMatch(/^mailto:\w+@kadam\.example$/);
  }
});

it('shows the picture that the office has uploaded in place of the drawn portrait, without moving the page', () => {
  const image = 'a'.repeat(32);
  const person = { ...BUILT_IN_TEAM.people[1]!, picture: { image, alt: 'Harpreet at her desk' } };
  render(<MemberCards people={[person]} />, { wrapper: BrowserRouter });
  const picture = screen.getByRole('img', { name: 'Harpreet at her desk' });
  expect(picture.getAttribute('srcset')).toBe(`/api/images/${image}/1x.webp 1x, /api/images/${image}/2x.webp 2x`);
  expect([picture.getAttribute('width'), picture.getAttribute('loading')]).toEqual([`${PORTRAIT_SIZE.width}`, 'lazy']);
});
