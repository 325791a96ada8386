import { auditEntry, exportAudit, listAudit } from '@kadam/shared/contract/audit';
import { listPagination } from '@kadam/shared/contract/paging';
import { z } from '@kadam/shared/contract/zod';
import { ApiError, call, GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';
import { type AuditSearch, ENTRIES_PER_PAGE } from '../../lib/audit-search';

const auditPage = z.object({ data: z.object({ entries: z.array(auditEntry), pagination: listPagination }) });
export type AuditPage = z.infer<typeof auditPage>['data'];

export async function fetchAudit({ page, ...filters }: AuditSearch, signal: AbortSignal): Promise<AuditPage> {
  const query = { ...filters, page, limit: ENTRIES_PER_PAGE };
  const { data } = auditPage.safeParse(await call(listAudit, { query, signal }));
  if (!data) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return data.data;
}

/** The entries as a CSV file. */
export const fetchExport = ({ q, from, to }: AuditSearch): Promise<unknown> =>
  call(exportAudit, { query: { q, from, to } });
