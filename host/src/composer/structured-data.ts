import { BRAND } from '@kadam/shared/contract/brand';
import type { PageRoute } from '@kadam/shared/remote';

/** Structured data (schema.org): the organization at home, breadcrumbs elsewhere. */
export function structuredDataTag({ path, title }: PageRoute, publicUrl: string): string {
  const item = path === '/' ? organization(publicUrl) : breadcrumbs([HOME, { name: title, path }], publicUrl);
  // A script block ends at the first "</script", so the text must not contain "<".
  const text = JSON.stringify({ '@context': 'https://schema.org', ...item }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

interface Crumb {
  readonly name: string;
  readonly path: string;
}

const HOME: Crumb = { name: 'Home', path: '/' };

function organization(publicUrl: string): object {
  const { lines, city, state, postalCode } = BRAND.address;
  return {
    '@type': 'Organization',
    name: BRAND.name,
    legalName: BRAND.legalName,
    slogan: BRAND.tagline,
    url: `${publicUrl}${HOME.path}`,
    email: BRAND.email,
    telephone: BRAND.phone.label,
    address: {
      '@type': 'PostalAddress',
      streetAddress: lines.join(', '),
      addressLocality: city,
      addressRegion: state,
      postalCode,
      addressCountry: BRAND.address.country,
    },
    sameAs: [BRAND.professionalNetwork.url],
  };
}

const breadcrumbs = (crumbs: readonly Crumb[], publicUrl: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${publicUrl}${path}`,
  })),
});
