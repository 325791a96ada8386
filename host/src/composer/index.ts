import { BRAND } from '@kadam/shared/contract/brand';
import {
  COMPOSER_INTERFACE,
  documentPath,
  NOT_FOUND_DOCUMENT,
  type Composer,
  type ComposedRemote,
  type PageRoute,
} from '@kadam/shared/remote';
import { documentWriter } from './document';
import type { DocumentPage } from './head';
import { templateProblem } from './template';

/** Part of the host's release; run by the release tool to write the documents. */
const composer: Composer = {
  version: COMPOSER_INTERFACE,
  compose({ host, remotes, canary, trust, publicUrl = BRAND.url }) {
    const problem = templateProblem(host.template, host.assets);
    if (problem) throw new Error(problem);
    const write = documentWriter({ host, remotes, canary, trust, publicUrl });
    const pages = remotes.flatMap(pagesOf);
    const routes = remotes.flatMap(({ release }) => release.pages);
    return {
      [NOT_FOUND_DOCUMENT]: write(null),
      ...Object.fromEntries(pages.map((page) => [documentPath(page.route), write(page)])),
      'public-paths.json': JSON.stringify(publicPaths(routes)),
      'robots.txt': robotsText(routes, publicUrl),
    };
  },
};

// The stylesheet of a prerendered page is missing too, so its markup would be unstyled.
const pagesOf = ({ release, prerendered, isMissing }: ComposedRemote): NonNullable<DocumentPage>[] =>
  release.pages.map((route) => ({
    route,
    remote: release,
    isMissing,
    prerendered: isMissing ? undefined : prerendered[route.module],
  }));

/** Public paths for the sitemap, without parameters, whose values only the database knows. */
const publicPaths = (routes: readonly PageRoute[]): string[] =>
  routes
    .filter(({ path, access }) => access === 'public' && !path.includes(':'))
    .map(({ path }) => path)
    .sort();

/** `robots.txt`: excludes the API and pages that are not public. */
function robotsText(routes: readonly PageRoute[], publicUrl: string): string {
  const own = routes.filter(({ access }) => access !== 'public').map(({ path }) => path.replace(/:.*$/, ''));
  const lines = ['User-agent: *', ...['/api/', ...own.sort()].map((path) => `Disallow: ${path}`)];
  return [...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

export const { version, compose } = composer;
