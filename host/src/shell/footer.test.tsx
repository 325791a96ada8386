import { cleanup, render, screen } from '@testing-library/react';
import { BrowserRouter } from '@kadam/shared/router';
import { BRAND, SAMPLE_CONTENT } from '@kadam/shared/contract/brand';
import { createPageLoader } from '../federation/page-loader';
import { testFederation } from '../testing/federation';
import { LINKS_OF_OLDER_RELEASES } from '../navigation/links-of-older-releases';
import { PortalContext } from '../navigation/portal-context';
import { Footer } from './footer';

const never = () => new Promise<never>(() => {});
const fallbackReleases = { of: () => undefined, store: () => {}, remove: () => {} };
const loader = createPageLoader(
  { format: 1, host: 'h', hostIntegrity: {}, remotes: [] },
  {
    federation: testFederation({ expose: never }),
    fetchRegistry: never,
    fetchRelease: never,
    count: () => {},
    fallbackReleases,
  },
);

const open = () =>
  render(
    <PortalContext
      value={{
        hostVersion: 'h',
        routes: [],
        links: LINKS_OF_OLDER_RELEASES,
        extensions: [],
        loader,
        prerendered: null,
      }}
    >
      <BrowserRouter>
        <Footer />
      </BrowserRouter>
    </PortalContext>,
  );
beforeEach(() => void open());

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('shows all blocks and the current year', () => {
  const titles = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(titles).toEqual(['Office Location', 'Top Categories', 'Important Links', 'Start Here', 'Newsletter']);
  expect(screen.getByText(`© ${new Date().getFullYear()} ${BRAND.legalName}. All rights reserved.`)).toBeTruthy();
});

test.each([
  ['Contact Us', '/contact'],
  ['About Us', '/about'],
  ['IT & Software', '/jobs?category=it'],
  ['Healthcare', '/jobs?category=healthcare'],
  ['Finance', '/jobs?category=finance'],
  ['Marketing', '/jobs?category=marketing'],
  ['Engineering', '/jobs?category=engineering'],
  ['Find a Job', '/jobs'],
  ['Browse Courses', '/courses'],
  ['Check Your Resume', '/ats-score'],
  ['Saved Jobs', '/saved-jobs'],
  ['FAQ', '/faq'],
  ['Latest Posts', '/jobs'],
  ['Career Track', '/dashboard'],
  ['Terms of Service', '/terms'],
  ['Privacy Policy', '/privacy'],
  [BRAND.phone.label, BRAND.phone.href],
  [BRAND.email, `mailto:${BRAND.email}`],
])('%s leads to %s', (name, href) => {
  expect(hrefOf(name)).toBe(href);
});

test('the office is that of a private limited company in a business district of Gurugram', () => {
  const office = screen.getByRole('heading', { name: 'Office Location' }).closest('section')?.textContent;
  expect(BRAND.legalName).toMatch(/ Private Limited$/);
  for (const line of [BRAND.legalName, ...BRAND.address.lines, 'Gurugram 122003, Haryana, India'])
    expect(office).toContain(line);
});

test('the newsletter form asks for an address', () => {
  expect(screen.getByPlaceholderText('Email address').getAttribute('type')).toBe('email');
  expect(screen.getByRole('button', { name: 'SUBSCRIBE' })).toBeTruthy();
});

test('Follow Us opens the professional network in a new tab without opener', () => {
  const link = screen.getByRole('link', { name: /^Follow Us/ });
  expect(link.getAttribute('href')).toBe(BRAND.professionalNetwork.url);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('the company is marked as a sample until its details are replaced', () => {
  const { company } = SAMPLE_CONTENT;
  expect(screen.getByText('Sample content')).toBeTruthy();
  cleanup();
  Reflect.deleteProperty(SAMPLE_CONTENT, 'company');
  open();
  expect(screen.queryByText('Sample content')).toBeNull();
  Object.assign(SAMPLE_CONTENT, { company });
});
