import { useInsertionEffect } from 'react';
import { documentTitle, type PortalRoute } from './route-table';

interface ArrivalTitleProps {
  readonly route: PortalRoute | undefined;
  readonly pathname: string;
}

/** Names the document at navigation. Stands before the page, so that a title of the page's own, set in an effect, comes later. */
export function ArrivalTitle({ route, pathname }: ArrivalTitleProps) {
  useInsertionEffect(() => {
    document.title = documentTitle(route);
  }, [route, pathname]);
  return null;
}
