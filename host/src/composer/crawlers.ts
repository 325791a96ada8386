import type { PageRoute } from '@kadam/shared/remote';

/** Paths of the pages that search engines may list; what stands behind a parameter only the database knows. */
export const publicPaths = (routes: readonly PageRoute[]): string[] =>
  routes
    .filter(({ path, access }) => access === 'public' && !path.includes(':'))
    .map(({ path }) => path)
    .sort();

/** `robots.txt`: keeps crawlers away from calls and from pages that are a member's own. */
export function robotsText(routes: readonly PageRoute[], publicUrl: string): string {
  const own = routes.filter(({ access }) => access === 'member').map(({ path }) => path.replace(/:.*$/, ''));
  const lines = ['User-agent: *', ...['/api/', ...own.sort()].map((path) => `Disallow: ${path}`)];
  return [...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
