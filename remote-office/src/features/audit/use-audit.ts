import { exportAudit, listAudit } from '@kadam/shared/contract/audit';
import { call } from '@kadam/shared/http';
import { callForData } from '../../lib/call-for-data';
import { type ListSearch, ROWS_PER_PAGE } from '../../lib/list-search';
import { useExport } from '../../lib/use-file';

async function fetchAudit({ q, from, to, page }: ListSearch, signal: AbortSignal) {
  const query = { q, from, to, page, limit: ROWS_PER_PAGE };
  const { entries, pagination } = await callForData(listAudit, { query, signal });
  return { rows: entries, total: pagination.total };
}

export const AUDIT = { list: 'audit', load: fetchAudit } as const;

/** Saves the entries of a search as a CSV file. */
export const useAuditExport = ({ q, from, to }: ListSearch) =>
  useExport(() => call(exportAudit, { query: { q, from, to } }), 'audit-log.csv');
