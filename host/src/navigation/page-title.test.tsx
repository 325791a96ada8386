import { render } from '@testing-library/react';
import { PageTitle } from './page-title';
import type { PortalRoute } from './route-table';

const FACTS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['link', { rel: 'canonical', href: 'https://kadam.example/about' }],
  ['meta', { property: 'og:url', content: 'https://kadam.example/about' }],
  ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ['script', { type: 'application/ld+json' }],
];

function addMetadata([name, attributes]: readonly [string, Readonly<Record<string, string>>]): void {
  const element = document.createElement(name);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  document.head.append(element);
}

const route = (path: string, title: string, description: string): PortalRoute => ({
  path,
  title,
  description,
  module: './a-page',
  chrome: 'full',
  access: 'public',
  prerender: true,
  remote: 'marketing',
});
const about = route('/about', 'About Us', 'Who we are.');
const team = route('/team', 'Our Team', 'The eight people.');

const has = (selector: string) => document.head.querySelector(selector) !== null;
const metadata = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute);
const facts = () => [
  document.title,
  metadata('meta[name="description"]'),
  metadata('link[rel="canonical"]', 'href'),
  metadata('meta[property="og:url"]'),
];

test('navigation updates the metadata of the document and removes what does not apply', () => {
  [['meta', { name: 'description', content: 'Who we are.' }] as const, ...FACTS].forEach(addMetadata);
  const ofAbout = ['About Us | Kadam', 'Who we are.', 'https://kadam.example/about', 'https://kadam.example/about'];
  const { rerender } = render(<PageTitle route={about} pathname="/about" />);
  rerender(<PageTitle route={{ ...about }} pathname="/about" />);
  expect([facts(), has('script')]).toEqual([ofAbout, true]);
  rerender(<PageTitle route={team} pathname="/team" />);
  const address = 'https://kadam.example/team';
  expect([facts(), has('script')]).toEqual([['Our Team | Kadam', 'The eight people.', address, address], false]);
  rerender(<PageTitle route={about} pathname="/about" />);
  expect(facts()).toEqual(ofAbout);
});
