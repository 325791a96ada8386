export const ENTRIES_PER_PAGE = 50;

/** Filters of the audit log, as in the URL of its page; days are dates in India. */
export interface AuditSearch {
  readonly q: string;
  readonly from: string;
  readonly to: string;
  /** From 1. */
  readonly page: number;
}

export function readAuditSearch(params: URLSearchParams): AuditSearch {
  const page = Number(params.get('page') ?? '1');
  return {
    q: params.get('q') ?? '',
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of the URL; defaults are left out. */
export function auditSearchText({ q, from, to, page }: AuditSearch): string {
  const given = Object.entries({ q, from, to, page: page > 1 ? String(page) : '' }).filter(([, value]) => value !== '');
  const text = new URLSearchParams(given).toString();
  return text === '' ? '' : `?${text}`;
}
