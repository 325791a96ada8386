import { markup } from '../../html';

/** Max URLs in one file (sitemaps.org protocol). */
export const SITEMAP_MAX = 50_000;

export interface SitemapEntry {
  readonly path: string;
  readonly changed?: Date;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const urlSet = (origin: string, entries: readonly SitemapEntry[]): string =>
  `${HEAD}${
    markup`<urlset xmlns="${NAMESPACE}">${entries.map(
      ({ path, changed }) =>
        markup`\n<url><loc>${origin}${path}</loc>${changed ? markup`<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : ''}</url>`,
    )}\n</urlset>\n`.source
  }`;

export const sitemapIndex = (origin: string, parts: number): string =>
  `${HEAD}${
    markup`<sitemapindex xmlns="${NAMESPACE}">${Array.from(
      { length: parts },
      (_, index) => markup`\n<sitemap><loc>${origin}/sitemap-${String(index + 1)}.xml</loc></sitemap>`,
    )}\n</sitemapindex>\n`.source
  }`;
