/** One request of a page of the office; `?` in the address starts its query. */
interface OfficeRequest {
  readonly page: 'figures' | 'postings' | 'applications' | 'employers' | 'audit';
  readonly name: string;
  /** Below `/api/office`. */
  readonly path: string;
}

const sorted = (page: OfficeRequest['page'], path: string, sorts: readonly string[]): OfficeRequest[] =>
  sorts.map((sort) => ({ page, name: `by ${sort}`, path: `${path}?sort=${sort}` }));

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length);

const POSTING_SORTS = ['title', '-company', 'created', 'expiry', '-expiry', 'applications', '-applications'];

/** Measured by `npm run bench:office`: each table with search, filters, a deep page, each order. */
export const OFFICE_REQUESTS: readonly OfficeRequest[] = [
  { page: 'postings', name: 'newest', path: '/postings' },
  { page: 'postings', name: 'search, one word', path: '/postings?q=nurse' },
  { page: 'postings', name: 'search, beginnings of words', path: '/postings?q=sen+eng+beng' },
  { page: 'postings', name: 'search, nothing found', path: '/postings?q=zzzz' },
  { page: 'postings', name: 'search by title', path: '/postings?q=manager&sort=title' },
  { page: 'postings', name: 'drafts', path: '/postings?state=draft' },
  {
    page: 'postings',
    name: 'all filters',
    path: '/postings?q=de&state=published,closed&category=it&jobType=remote&employmentType=full_time',
  },
  { page: 'postings', name: 'page 1,000', path: '/postings?page=1000' },
  { page: 'postings', name: 'page 1,000 by title', path: '/postings?page=1000&sort=title' },
  { page: 'postings', name: 'page 1,000 by applications', path: '/postings?page=1000&sort=-applications' },
  ...sorted('postings', '/postings', POSTING_SORTS),
  { page: 'applications', name: 'newest', path: '/applications' },
  { page: 'applications', name: 'page 900', path: '/applications?page=900' },
  { page: 'figures', name: 'four weeks', path: '/figures' },
  { page: 'figures', name: 'two years', path: `/figures?from=${daysAgo(729)}` },
  { page: 'audit', name: 'newest', path: '/audit' },
];
