import { BRAND } from '@kadam/shared/contract/brand';
import type { PortalRoute } from './route-table';

const OF_ANOTHER_PAGE = 'meta[name="robots"], script[type="application/ld+json"]';

/**
 * Lets a document that has gone on to another page say of it what the page's own document would, so that a browser that shares the page shares the
 * address it shows; what only the server knows of a page is gone.
 */
export function describePage(route: PortalRoute | undefined, pathname: string): void {
  document.head.querySelectorAll(OF_ANOTHER_PAGE).forEach((fact) => fact.remove());
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const address = `${canonical ? new URL(canonical.href).origin : BRAND.url}${pathname}`;
  const facts = [
    ['link[rel="canonical"]', 'href', address],
    ['meta[property="og:url"]', 'content', address],
    ['meta[property="og:title"]', 'content', route?.title ?? 'Page not found'],
    ['meta[property="og:description"]', 'content', route?.description ?? ''],
    ['meta[name="description"]', 'content', route?.description ?? ''],
  ] as const;
  for (const [fact, attribute, value] of facts) document.head.querySelector(fact)?.setAttribute(attribute, value);
}
