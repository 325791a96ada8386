import type { AuditEntry } from '@kadam/shared/contract/audit';
import { actionText, changedFields } from '../../lib/audit-texts';
import type { DataColumn } from '../../lib/data-table';
import { ExportButton } from '../../lib/export-button';
import { ListPage } from '../../lib/list-page';
import type { ListSearch } from '../../lib/list-search';
import { timeText } from '../../lib/times';
import { auditHref } from '../../paths';
import { Change } from './audit.styles';
import { AUDIT, useAuditExport } from './use-audit';

/** Who changed what, newest first. */
export const AuditLog = () => (
  <ListPage
    href={auditHref}
    source={AUDIT}
    name="Entries"
    emptyText="Try other words or days."
    searchLabel="Person, action or thing"
    hasDates
    buttons={(search) => <Export search={search} />}
    columns={COLUMNS}
  />
);

const Export = ({ search }: { readonly search: ListSearch }) => <ExportButton {...useAuditExport(search)} />;

const COLUMNS: readonly DataColumn<AuditEntry>[] = [
  { id: 'time', header: 'Time', cell: ({ at }) => timeText(at) },
  {
    id: 'who',
    header: 'Who',
    cell: ({ who }) => (
      <>
        {who.name}
        {who.email !== '' && <small>{who.email}</small>}
      </>
    ),
  },
  {
    id: 'what',
    header: 'What',
    cell: ({ who, action, subject }) => (
      <>
        {actionText(action)}
        {subject.title !== who.email && <small>{subject.title}</small>}
      </>
    ),
  },
  {
    id: 'change',
    header: 'Change',
    cell: (entry) =>
      changedFields(entry).map(({ name, before, after }) => (
        <Change key={name}>
          {name}: {before !== undefined && <del>{before}</del>} {after !== undefined && <ins>{after}</ins>}
        </Change>
      )),
  },
];
