import { useInsertionEffect, useRef } from 'react';
import { updateMetadata } from './document-metadata';
import { documentTitle, type PortalRoute } from './route-table';

interface ArrivalTitleProps {
  readonly route: PortalRoute | undefined;
  readonly pathname: string;
}

/**
 * Sets the document's title on navigation. Rendered before the page, so that a title set by an
 * effect of the page wins.
 */
export function PageTitle({ route, pathname }: ArrivalTitleProps) {
  const lastPath = useRef(pathname);
  useInsertionEffect(() => {
    document.title = documentTitle(route);
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    updateMetadata(route, pathname);
  }, [route, pathname]);
  return null;
}
