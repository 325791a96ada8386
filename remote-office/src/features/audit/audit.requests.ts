import { auditEntry, type AuditEntry, exportAudit, listAudit } from '@kadam/shared/contract/audit';
import { listPagination } from '@kadam/shared/contract/paging';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { dataOf } from '../../lib/data-of';
import type { RowsPage } from '../../lib/list-page';
import { type ListSearch, ROWS_PER_PAGE } from '../../lib/list-search';

const auditPage = z.object({ entries: z.array(auditEntry), pagination: listPagination });

export async function fetchAudit(
  { q, from, to, page }: ListSearch,
  signal: AbortSignal,
): Promise<RowsPage<AuditEntry>> {
  const query = { q, from, to, page, limit: ROWS_PER_PAGE };
  const { entries, pagination } = dataOf(auditPage, await call(listAudit, { query, signal }));
  return { rows: entries, total: pagination.total };
}

/** The entries as a CSV file. */
export const fetchExport = ({ q, from, to }: ListSearch): Promise<unknown> =>
  call(exportAudit, { query: { q, from, to } });
