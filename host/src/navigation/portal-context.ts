import { createContext, useContext } from 'react';
import type { PageLoader } from '../federation/page-loader';
import type { PortalRoute } from './route-table';

/** What the whole page knows about its remotes. */
export interface Portal {
  readonly hostVersion: string;
  readonly routes: readonly PortalRoute[];
  readonly loader: PageLoader;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalContext above it.');
  return portal;
}
