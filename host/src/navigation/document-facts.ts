import type { PortalRoute } from './route-table';

const OF_ONE_ADDRESS =
  'link[rel="canonical"], meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]';

/**
 * Lets a document that has gone on to another page say nothing false: what it said of the address it was fetched from is gone, so that
 * a browser that shares the page shares the address it shows.
 */
export function describePage(route: PortalRoute | undefined): void {
  document.head.querySelectorAll(OF_ONE_ADDRESS).forEach((fact) => fact.remove());
  document.head.querySelector('meta[name="description"]')?.setAttribute('content', route?.description ?? '');
}
