import { render } from '@testing-library/react';
import { ArrivalTitle } from './arrival-title';
import type { PortalRoute } from './route-table';

const FACTS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['link', { rel: 'canonical', href: 'https://kadam.example/about' }],
  ['meta', { property: 'og:url', content: 'https://kadam.example/about' }],
  ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ['script', { type: 'application/ld+json' }],
];

function say([name, attributes]: readonly [string, Readonly<Record<string, string>>]): void {
  const element = document.createElement(name);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  document.head.append(element);
}

const route = (path: string, title: string, description: string): PortalRoute => ({
  ...{ path, title, description, module: './a-page', chrome: 'full', access: 'public', prerender: true },
  remote: 'marketing',
});
const about = route('/about', 'About Us', 'Who we are.');
const team = route('/team', 'Our Team', 'The eight people.');

const factsOf = () =>
  document.head.querySelectorAll('link[rel="canonical"], [property^="og:"], [name^="twitter:"], script').length;
const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

test('a document keeps what it says of itself until it goes on to another page, of which it says only what is true', () => {
  [['meta', { name: 'description', content: 'Who we are.' }] as const, ...FACTS].forEach(say);
  const { rerender } = render(<ArrivalTitle route={about} pathname="/about" />);
  expect([document.title, description(), factsOf()]).toEqual(['About Us | Kadam', 'Who we are.', 4]);
  rerender(<ArrivalTitle route={{ ...about }} pathname="/about" />);
  expect(factsOf()).toBe(4);
  rerender(<ArrivalTitle route={team} pathname="/team" />);
  expect([document.title, description(), factsOf()]).toEqual(['Our Team | Kadam', 'The eight people.', 0]);
  rerender(<ArrivalTitle route={about} pathname="/about" />);
  expect(description()).toBe('Who we are.');
});
