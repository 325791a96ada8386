import { createContext, useContext } from 'react';
import type { PageLink } from '@kadam/shared/remote';
import type { PortalExtension } from '../extensions/extension-table';
import type { PageLoader } from '../federation/page-loader';
import type { PrerenderedPage } from './prerendered-page';
import type { PortalRoute } from './route-table';

/** Remotes and services for all components. */
export interface Portal {
  readonly hostVersion: string;
  /** Start of the canary this document belongs to; undefined for the live releases. */
  readonly canary?: string | undefined;
  readonly routes: readonly PortalRoute[];
  /** Links of header, drawer, account menu and footer. */
  readonly links: readonly PageLink[];
  /** What remotes contribute to pages of others. */
  readonly extensions: readonly PortalExtension[];
  readonly loader: PageLoader;
  /** Prerendered page of this document, until its code is loaded. */
  readonly prerendered: PrerenderedPage | null;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalContext above it.');
  return portal;
}
