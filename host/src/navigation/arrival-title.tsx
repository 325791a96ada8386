import { useInsertionEffect, useRef } from 'react';
import { describePage } from './document-facts';
import { documentTitle, type PortalRoute } from './route-table';

interface ArrivalTitleProps {
  readonly route: PortalRoute | undefined;
  readonly pathname: string;
}

/** Names the document at navigation. Stands before the page, so that a title of the page's own, set in an effect, comes later. */
export function ArrivalTitle({ route, pathname }: ArrivalTitleProps) {
  const lastPath = useRef(pathname);
  useInsertionEffect(() => {
    document.title = documentTitle(route);
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    describePage(route, pathname);
  }, [route, pathname]);
  return null;
}
