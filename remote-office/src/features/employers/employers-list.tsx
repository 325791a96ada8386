import type { Employer } from '@kadam/shared/contract/employers';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import type { DataColumn } from '../../lib/data-table';
import { ListPage } from '../../lib/list-page';
import { CellActions } from '../../lib/list.styles';
import { hasRole } from '../../lib/roles';
import { dayText } from '../../lib/times';
import { useDialog } from '../../lib/use-dialog';
import { employersHref, postingsOfHref, publicCompanyHref } from '../../paths';
import { EmployerDialog } from './employer-dialog';
import { EMPLOYERS } from './use-employers';

/** The companies that hire through the office. */
export function EmployersList({ session }: { readonly session: OfficeSession }) {
  const { opened, open, close, announcement } = useDialog<string>();
  const canChange = hasRole(session.roles, 'recruiter');
  const add = (
    <Button variant="secondary" onClick={() => open('new')}>
      Add an employer
    </Button>
  );
  return (
    <>
      <ListPage
        href={employersHref}
        source={EMPLOYERS}
        name="Employers"
        emptyText="Try another name or location."
        searchLabel="Name or location"
        defaultSort="name"
        buttons={() => canChange && add}
        columns={columnsOf(canChange ? open : undefined)}
        announcement={announcement}
      >
        {(rows) =>
          rows.filter(({ id }) => id === opened).map((one) => <EmployerDialog key={one.id} one={one} onClose={close} />)
        }
      </ListPage>
      {opened === 'new' && <EmployerDialog one={undefined} onClose={close} />}
    </>
  );
}

const columnsOf = (onOpen: ((id: string) => void) | undefined): readonly DataColumn<Employer>[] => [
  { id: 'name', header: 'Name', isSortable: true, isRowHeader: true, cell: ({ name }) => name },
  { id: 'location', header: 'Location', isSortable: true, cell: ({ location }) => location || 'Not given' },
  {
    id: 'website',
    header: 'Website',
    cell: ({ website }) =>
      website === '' ? (
        'None'
      ) : (
        <a href={website} target="_blank" rel="nofollow noopener noreferrer">
          {website.replace(/^https:\/\//i, '')}
        </a>
      ),
  },
  {
    id: 'open',
    header: 'Open jobs',
    isSortable: true,
    isDescendingFirst: true,
    isEndAligned: true,
    cell: ({ openPostings }) => openPostings,
  },
  {
    id: 'created',
    header: 'Added',
    isSortable: true,
    isDescendingFirst: true,
    cell: ({ createdAt }) => dayText(createdAt),
  },
  {
    id: 'actions',
    header: 'Actions',
    cell: ({ id, name, slug, openPostings }) => (
      <CellActions>
        <Link to={postingsOfHref(name)} aria-label={`Postings: ${name}`}>
          Postings
        </Link>
        {openPostings > 0 && (
          <a href={publicCompanyHref(slug)} aria-label={`Public page: ${name}`}>
            Public page
          </a>
        )}
        {onOpen && (
          <Button variant="quiet" size="sm" onClick={() => onOpen(id)} aria-label={`Edit: ${name}`}>
            Edit
          </Button>
        )}
      </CellActions>
    ),
  },
];
