import type { ListSearch } from '../../lib/list-search';
import { useExport } from '../../lib/use-file';
import { fetchAudit, fetchExport } from './audit.requests';

export const AUDIT = { list: 'audit', load: fetchAudit } as const;

/** Saves the entries of a search as a file. */
export const useAuditExport = (search: ListSearch) => useExport(() => fetchExport(search), 'audit-log.csv');
