import type { PageRoute } from '@kadam/shared/remote';

/** Public paths for the sitemap, without parameters, whose values only the database knows. */
export const publicPaths = (routes: readonly PageRoute[]): string[] =>
  routes
    .filter(({ path, access }) => access === 'public' && !path.includes(':'))
    .map(({ path }) => path)
    .sort();

/** `robots.txt`: excludes the API and member pages. */
export function robotsText(routes: readonly PageRoute[], publicUrl: string): string {
  const own = routes.filter(({ access }) => access === 'member').map(({ path }) => path.replace(/:.*$/, ''));
  const lines = ['User-agent: *', ...['/api/', ...own.sort()].map((path) => `Disallow: ${path}`)];
  return [...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
