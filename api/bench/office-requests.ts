/** One request of a page of the office; `?` in the address starts its query. */
interface OfficeRequest {
  readonly page: string;
  readonly name: string;
  /** Below `/api/office`. */
  readonly path: string;
}

const sorted = (page: string, path: string, sorts: readonly string[]): OfficeRequest[] =>
  sorts.map((sort) => ({ page, name: `by ${sort}`, path: `${path}?sort=${sort}` }));

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length);

const EMPLOYER_SORTS = ['-name', 'location', 'open', '-open', 'created'];
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
  { page: 'postings', name: 'search by applications', path: '/postings?q=manager&sort=-applications' },
  { page: 'applications', name: 'newest', path: '/applications' },
  { page: 'applications', name: 'page 900', path: '/applications?page=900' },
  { page: 'applications', name: 'search', path: '/applications?q=asha+nurse' },
  { page: 'applications', name: 'search, nothing found', path: '/applications?q=zzzz' },
  { page: 'applications', name: 'search and status by name', path: '/applications?q=rao&status=seen&sort=name' },
  { page: 'applications', name: 'with new messages', path: '/applications?messages=new' },
  ...sorted('applications', '/applications', ['changed', 'name', '-name']),
  { page: 'employers', name: 'by name', path: '/employers' },
  { page: 'employers', name: 'search', path: '/employers?q=abc' },
  ...sorted('employers', '/employers', EMPLOYER_SORTS),
  { page: 'inquiries', name: 'newest', path: '/inquiries' },
  { page: 'inquiries', name: 'search', path: '/inquiries?q=khan&state=new' },
  { page: 'messages', name: 'newest', path: '/messages' },
  { page: 'messages', name: 'search', path: '/messages?q=khan' },
  { page: 'messages', name: 'page 900', path: '/messages?page=900' },
  { page: 'enrollments', name: 'newest', path: '/enrollments' },
  { page: 'enrollments', name: 'search', path: '/enrollments?q=khan&status=confirmed&sort=name' },
  { page: 'enrollments', name: 'page 900', path: '/enrollments?page=900' },
  { page: 'courses', name: 'all', path: '/courses' },
  { page: 'subscribers', name: 'newest', path: '/subscribers' },
  { page: 'subscribers', name: 'search', path: '/subscribers?q=999' },
  { page: 'subscribers', name: 'page 2,000', path: '/subscribers?page=2000' },
  { page: 'mails', name: 'failed', path: '/mails?state=failed' },
  { page: 'imports', name: 'newest', path: '/imports' },
  { page: 'privacy', name: 'requests', path: '/privacy/requests' },
  { page: 'privacy', name: 'consents of an address', path: '/privacy/consents?email=list.77@example.in' },
  { page: 'privacy', name: 'effect of periods', path: '/privacy/settings/effect' },
  { page: 'overview', name: 'what waits', path: '/waiting' },
  { page: 'figures', name: 'four weeks', path: '/figures' },
  { page: 'figures', name: 'two years', path: `/figures?from=${daysAgo(729)}` },
  { page: 'audit', name: 'newest', path: '/audit' },
  { page: 'audit', name: 'search', path: '/audit?q=khan' },
  { page: 'audit', name: 'search, nothing found', path: '/audit?q=zzzz' },
  { page: 'audit', name: 'page 4,000', path: '/audit?page=4000' },
];
