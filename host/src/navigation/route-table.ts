import type { BootRecord, PageRoute } from '@kadam/shared/remote';
import { BRAND } from '@kadam/shared/contract/brand';

/** A page of the portal and the remote it comes from. */
export interface PortalRoute extends PageRoute {
  readonly remote: string;
}

/** Every page of every remote, most exact path first: `/jobs/new` is asked before `/jobs/:jobId`. */
export function createRouteTable(boot: BootRecord): readonly PortalRoute[] {
  const routes = boot.remotes.flatMap(({ name, pages }) => pages.map((page) => ({ ...page, remote: name })));
  return routes.sort((a, b) => parameterCount(a.path) - parameterCount(b.path));
}

/** The route that answers an address, or undefined for an unknown one. */
export const findRoute = (routes: readonly PortalRoute[], pathname: string): PortalRoute | undefined =>
  routes.find(({ path }) => matches(segmentsOf(path), segmentsOf(pathname)));

/** What the browser's tab shows. Home carries the brand in its own title. */
export function documentTitle(route: PortalRoute | undefined): string {
  if (route?.path === '/') return route.title;
  return `${route?.title ?? 'Page not found'} | ${BRAND.name}`;
}

// One slash more at the end is the same page; anywhere else it is another address, which react-router does not know either.
const segmentsOf = (path: string) => path.replace(/^\/|\/$/g, '').split('/');
const isParameter = (segment: string) => segment.startsWith(':');
const parameterCount = (path: string) => segmentsOf(path).filter(isParameter).length;

const matches = (pattern: readonly string[], asked: readonly string[]) =>
  pattern.length === asked.length &&
  pattern.every((segment, index) => isParameter(segment) || segment === asked[index]);
