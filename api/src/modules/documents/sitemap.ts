import { DomainError } from '../../errors';
import { markup } from '../../html';
import type { ComposedDocuments } from './composed-documents';

/** Max URLs in one file (sitemaps.org protocol). */
const SITEMAP_MAX = 50_000;

interface Parts {
  readonly composed: Pick<ComposedDocuments, 'publicPaths'>;
  readonly jobs: {
    activeCount(): Promise<number>;
    activeAfter(skipped: number, limit: number): Promise<{ id: string; createdAt: Date }[]>;
  };
  readonly learning: { all(): Promise<readonly { readonly id: string }[]> };
  readonly companies: { hiring(): Promise<string[]> };
  readonly publicUrl: string;
}

/** URLs of the site for search engines: pages, courses and companies, then the jobs. */
export function createSitemap({ composed, jobs, learning, companies, publicUrl }: Parts) {
  /** URLs of everything except jobs. */
  async function fixedPaths(): Promise<string[]> {
    const [pages, courses, hiring] = await Promise.all([composed.publicPaths(), learning.all(), companies.hiring()]);
    return [...pages, ...courses.map(({ id }) => `/courses/${id}`), ...hiring.map((slug) => `/companies/${slug}`)];
  }

  async function entries(part: number): Promise<SitemapEntry[]> {
    const fixed = await fixedPaths();
    const own = fixed.slice((part - 1) * SITEMAP_MAX, part * SITEMAP_MAX).map((path) => ({ path }));
    const skipped = Math.max(0, (part - 1) * SITEMAP_MAX - fixed.length);
    const postings = await jobs.activeAfter(skipped, SITEMAP_MAX - own.length);
    return [...own, ...postings.map(({ id, createdAt }) => ({ path: `/jobs/${id}`, changed: createdAt }))];
  }

  return {
    /** The whole sitemap, or the index of its parts if one file cannot hold it. */
    async sitemap(): Promise<string> {
      const total = (await jobs.activeCount()) + (await fixedPaths()).length;
      const parts = Math.ceil(total / SITEMAP_MAX);
      return parts > 1 ? sitemapIndex(publicUrl, parts) : urlSet(publicUrl, await entries(1));
    },

    async sitemapPart(part: number): Promise<string> {
      const listed = await entries(part);
      if (listed.length === 0) throw new DomainError('NOT_FOUND', 'The sitemap has no such part.');
      return urlSet(publicUrl, listed);
    },
  };
}

interface SitemapEntry {
  readonly path: string;
  readonly changed?: Date;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

const urlSet = (origin: string, entries: readonly SitemapEntry[]): string =>
  `${HEAD}${
    markup`<urlset xmlns="${NAMESPACE}">${entries.map(
      ({ path, changed }) =>
        markup`\n<url><loc>${origin}${path}</loc>${changed ? markup`<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : ''}</url>`,
    )}\n</urlset>\n`.source
  }`;

const sitemapIndex = (origin: string, parts: number): string =>
  `${HEAD}${
    markup`<sitemapindex xmlns="${NAMESPACE}">${Array.from(
      { length: parts },
      (_, index) => markup`\n<sitemap><loc>${origin}/sitemap-${String(index + 1)}.xml</loc></sitemap>`,
    )}\n</sitemapindex>\n`.source
  }`;
