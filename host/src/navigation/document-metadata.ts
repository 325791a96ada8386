import { BRAND } from '@kadam/shared/contract/brand';
import type { PortalRoute } from './route-table';

const PAGE_METADATA = 'meta[name="robots"], script[type="application/ld+json"]';

/**
 * Updates the metadata of the document on navigation, so that the browser's share action uses the
 * current URL; removes metadata that only the server knows.
 */
export function updateMetadata(route: PortalRoute | undefined, pathname: string): void {
  document.head.querySelectorAll(PAGE_METADATA).forEach((fact) => fact.remove());
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
