import { render, screen } from '@testing-library/react';
import { BrowserRouter } from '@kadam/shared/router';
import { BRAND } from '@kadam/shared/contract/brand';
import { createPageLoader } from '../federation/page-loader';
import { PortalContext } from '../navigation/portal-context';
import { Footer } from './footer';

const never = () => new Promise<never>(() => {});
const loader = createPageLoader(
  { format: 1, host: 'h', hostIntegrity: {}, remotes: [] },
  { openModule: never, fetchRegistry: never, fetchRelease: never },
);

beforeEach(() => {
  render(
    <PortalContext value={{ hostVersion: 'h', routes: [], loader, prerendered: null }}>
      <BrowserRouter>
        <Footer />
      </BrowserRouter>
    </PortalContext>,
  );
});

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('every block is there, and the year is the current one', () => {
  const titles = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(titles).toEqual(['Office Location', 'Top Categories', 'Important Links', 'Start Here', 'Newsletter']);
  expect(screen.getByText(`© ${new Date().getFullYear()} ${BRAND.legalName}. All rights reserved.`)).toBeTruthy();
});

test.each([
  ['Contact Us', '/contact'],
  ['About Us', '/about'],
  ['IT & Software', '/jobs?search=software'],
  ['Engineering', '/jobs?search=engineering'],
  ['Find a Job', '/jobs'],
  ['Terms of Service', '/terms'],
])('%s leads to %s', (name, href) => {
  expect(hrefOf(name)).toBe(href);
});

test.each(['FAQ', 'Latest Posts', 'Career Track'])('%s stays text until such a page exists', (label) => {
  expect(screen.getByText(label).closest('a')).toBeNull();
});

test('Follow Us opens the professional network in a new tab that cannot reach back', () => {
  const link = screen.getByRole('link', { name: /^Follow Us/ });
  expect(link.getAttribute('href')).toBe(BRAND.professionalNetwork.url);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});
