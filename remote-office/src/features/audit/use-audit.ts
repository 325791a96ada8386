import type { AuditSearch } from '../../lib/audit-search';
import { useExport } from '../../lib/use-file';
import { type Loaded, useLoaded } from '../../lib/use-loaded';
import { fetchAudit, fetchExport, type AuditPage } from './audit.requests';

export const useAudit = (search: AuditSearch): Loaded<AuditPage> =>
  useLoaded({ key: ['audit', search], load: (signal) => fetchAudit(search, signal), keepsPrevious: true });

/** Saves the entries of a search as a file. */
export const useAuditExport = (search: AuditSearch) => useExport(() => fetchExport(search), 'audit-log.csv');
