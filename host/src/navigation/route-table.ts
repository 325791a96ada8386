import type { BootRecord, PageRoute } from '@kadam/shared/remote';
import { BRAND, BUILT_IN_COMPANY } from '@kadam/shared/contract/brand';

/** A page and its remote. */
export interface PortalRoute extends PageRoute {
  readonly remote: string;
}

/** All pages of all remotes, most specific path first: `/jobs/new` before `/jobs/:jobId`. */
export function createRouteTable(boot: BootRecord): readonly PortalRoute[] {
  const routes = boot.remotes.flatMap(({ name, pages }) => pages.map((page) => ({ ...page, remote: name })));
  return routes.sort((a, b) => parameterCount(a.path) - parameterCount(b.path));
}

/** The route for a path; undefined if there is none. */
export const findRoute = (routes: readonly PortalRoute[], pathname: string): PortalRoute | undefined =>
  routes.find(({ path }) => matches(segmentsOf(path), segmentsOf(pathname)));

/** Title of the browser tab. Home has the brand in its own title. */
export function documentTitle(route: PortalRoute | undefined): string {
  if (route?.path === '/') return route.title.replaceAll(BUILT_IN_COMPANY.name, BRAND.name);
  return `${route?.title ?? 'Page not found'} | ${BRAND.name}`;
}

// A single trailing slash is ignored, as in react-router.
const segmentsOf = (path: string) => path.replace(/^\/|\/$/g, '').split('/');
const isParameter = (segment: string) => segment.startsWith(':');
const parameterCount = (path: string) => segmentsOf(path).filter(isParameter).length;

const matches = (pattern: readonly string[], segments: readonly string[]) =>
  pattern.length === segments.length &&
  pattern.every((segment, index) => isParameter(segment) || segment === segments[index]);
