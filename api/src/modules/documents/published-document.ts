import { BUILT_IN_COMPANY, type Company } from '@kadam/shared/contract/brand';
import { SECTION_DEFINITIONS } from '@kadam/shared/contract/content';
import { CONTENT_ID, type PublishedContent, type PublishedPart } from '@kadam/shared/contract/published-content';
import { markup } from '../../html';
import type { ShownContent } from '../content';
import { jsonBlock } from './fill-document';
import type { RenderedPage } from './page-renderer';

/** Published content for the document of a path; undefined if nothing was published. */
export function publishedFor(path: string, shown: ShownContent): PublishedContent | undefined {
  const published = Object.keys(shown) as PublishedPart[];
  if (published.length === 0) return undefined;
  const own = published.filter((part) => isOfEveryPage(part) || SECTION_DEFINITIONS[part].page === path);
  return { published, content: Object.fromEntries(own.map((part) => [part, shown[part]])) };
}

const isOfEveryPage = (part: PublishedPart): part is 'company' | 'privacyFacts' =>
  part === 'company' || part === 'privacyFacts';

/** Whether the markup of a page differs from the prerendered one. */
export const changesMarkup = ({ content }: PublishedContent): boolean => Object.keys(content).length > 0;

/**
 * The prerendered page of a composed document, according to the boot record; undefined if it has
 * none.
 */
export function prerenderedPage(composed: string, path: string): RenderedPage | undefined {
  if (!/<main id="prerendered">(?!<\/main>)/.test(composed)) return undefined;
  const [, boot = 'null'] = /<script type="application\/json" id="kadam-boot">([^<]*)<\/script>/.exec(composed) ?? [];
  const { remotes = [] } = (JSON.parse(boot) ?? {}) as { remotes?: readonly BootRemote[] };
  for (const { name, version, pages } of remotes) {
    const page = pages.find((one) => one.path === path);
    if (page) return { remote: name, version, module: page.module };
  }
  return undefined;
}

interface BootRemote {
  readonly name: string;
  readonly version: string;
  readonly pages: readonly { readonly path: string; readonly module: string }[];
}

/**
 * A composed document with published content: the data for the page's code, the company's name and
 * location wherever the document has them, and the markup of the page.
 */
export function fillPublished(composed: string, content: PublishedContent, page: string | undefined): string {
  const company = content.content.company as Company | undefined;
  const data = jsonBlock(markup`type="application/json" id="${CONTENT_ID}"`, content).source;
  const named = company ? withCompany(composed, company) : composed;
  const filled = named.replace(/(?=<\/body>)/, () => data);
  return page === undefined ? filled : filled.replace(/(?<=<main id="prerendered">)[^]*?(?=<\/main>)/, () => page);
}

/** Outside scripts, whose data browsers verify or parse themselves. */
function withCompany(composed: string, company: Company): string {
  const { name, address } = BUILT_IN_COMPANY;
  const texts: Readonly<Record<string, string>> = {
    [name]: company.name,
    [`${address.city}, ${address.state}`]: `${company.address.city}, ${company.address.state}`,
  };
  const known = new RegExp(`\\b(?:${Object.keys(texts).map(escaped).join('|')})\\b`, 'g');
  return composed
    .split(/(<script[^]*?<\/script>|<main id="prerendered">[^]*?<\/main>)/)
    .map((part) => {
      if (part.startsWith('<script type="application/ld+json"')) return withOrganization(part, company);
      return /^<(?:script|main)/.test(part)
        ? part
        : part.replace(known, (text) => markup`${texts[text] ?? text}`.source);
    })
    .join('');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Structured data of the company, as written by the composer of the host; other data is unchanged.
 */
function withOrganization(block: string, company: Company): string {
  const [, text = ''] = /^<script[^>]*>([^]*)<\/script>$/.exec(block) ?? [];
  const data = JSON.parse(text) as Readonly<Record<string, unknown>>;
  if (data['@type'] !== 'Organization') return block;
  const { lines, city, state, postalCode, country } = company.address;
  return jsonBlock(markup`type="application/ld+json"`, {
    ...data,
    name: company.name,
    legalName: company.legalName,
    slogan: company.tagline,
    email: company.email,
    telephone: company.phone.label,
    address: {
      '@type': 'PostalAddress',
      streetAddress: lines.join(', '),
      addressLocality: city,
      addressRegion: state,
      postalCode,
      addressCountry: country,
    },
    sameAs: [company.professionalNetwork.url],
  }).source;
}
