import { createContext, useContext } from 'react';
import type { PageLoader } from '../federation/page-loader';
import type { PrerenderedPage } from './prerendered-page';
import type { PortalRoute } from './route-table';

/** What the whole page knows about its remotes. */
export interface Portal {
  readonly hostVersion: string;
  /** Since when the canary runs that this document is of; undefined for what is live. */
  readonly canary?: string | undefined;
  readonly routes: readonly PortalRoute[];
  readonly loader: PageLoader;
  /** What its remote's build rendered into this document, until that page's code is there. */
  readonly prerendered: PrerenderedPage | null;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalContext above it.');
  return portal;
}
