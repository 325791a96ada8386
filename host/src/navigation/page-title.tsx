import { useInsertionEffect, useRef } from 'react';
import { BRAND } from '@kadam/shared/contract/brand';
import { documentTitle, type PortalRoute } from './route-table';

interface PageTitleProps {
  readonly route: PortalRoute | undefined;
  readonly pathname: string;
}

/**
 * Sets the document's title on navigation. Rendered before the page, so that a title set by an
 * effect of the page wins.
 */
export function PageTitle({ route, pathname }: PageTitleProps) {
  const lastPath = useRef(pathname);
  useInsertionEffect(() => {
    document.title = documentTitle(route);
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    updateMetadata(route, pathname);
  }, [route, pathname]);
  return null;
}

const PAGE_METADATA = 'meta[name="robots"], script[type="application/ld+json"]';

/**
 * Updates the metadata of the document on navigation, so that the browser's share action uses the
 * current URL; removes metadata that only the server knows.
 */
function updateMetadata(route: PortalRoute | undefined, pathname: string): void {
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
