import { useState } from 'react';
import { MAIL_STATES, type UnsentMail } from '@kadam/shared/contract/inbox';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { useNavigate, useSearchParams } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import { ConfirmDialog } from '@kadam/shared/ui/confirm-dialog';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Loader } from '@kadam/shared/ui/loader';
import { Notice } from '@kadam/shared/ui/notice';
import { SelectField } from '@kadam/shared/ui/select-field';
import { DataTable, type DataColumn } from '../../lib/data-table';
import { type ListSearch, listSearchText, readListSearch, ROWS_PER_PAGE } from '../../lib/list-search';
import { ListSection } from '../../lib/list.styles';
import { hasRole } from '../../lib/roles';
import { timeText } from '../../lib/times';
import { mailsHref } from '../../paths';
import type { MailsPage } from './mails.requests';
import { useMailAction, useMails } from './use-mails';

const hrefOf = (search: ListSearch) => mailsHref + listSearchText(search);
const STATE_LABELS = { failed: 'Failed', waiting: 'Waiting' } as const;
const STATE_OPTIONS = MAIL_STATES.map((value) => ({ value, label: STATE_LABELS[value] }));
const DONE = { retry: 'The email is tried again.', discard: 'The email is removed.' } as const;

/** Emails that were not sent: why, and another try. */
export function MailsList({ session }: { readonly session: OfficeSession }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readListSearch(params);
  const state = useMails(search);
  const [said, setSaid] = useState('');
  const [removing, setRemoving] = useState<UnsentMail>();
  const actions = useMailAction((action) => {
    setRemoving(undefined);
    setSaid(DONE[action]);
  });
  const show = (next: ListSearch) => void navigate(hrefOf(next));
  const canChange = hasRole(session.roles, 'recruiter', 'course_manager', 'content_editor');
  return (
    <ListSection>
      <SelectField
        label="State"
        name="state"
        placeholder="All"
        value={search.state}
        options={STATE_OPTIONS}
        onChange={(event) => show({ ...search, state: event.currentTarget.value, page: 1 })}
      />
      <p role="status">{said}</p>
      {actions.message && !removing && <Notice tone="danger" title={actions.message} />}
      {state.status === 'loading' && <Loader title="Loading the emails" />}
      {state.status === 'failed' && (
        <Notice
          tone="danger"
          title="The emails could not be loaded"
          action={<Button onClick={state.retry}>Retry</Button>}
        >
          {state.message}
        </Notice>
      )}
      {state.status === 'ready' && (
        <Mails
          page={state.data}
          search={search}
          onShow={show}
          columns={columnsOf(
            canChange && {
              busyId: actions.busyId,
              onRetry: (id) => void actions.run('retry', id),
              onRemove: setRemoving,
            },
          )}
        />
      )}
      {removing && (
        <ConfirmDialog
          title="Remove this email?"
          confirmLabel="Remove"
          busyLabel="Removing…"
          isBusy={actions.busyId !== undefined}
          message={actions.message}
          onConfirm={() => void actions.run('discard', removing.id)}
          onClose={() => {
            setRemoving(undefined);
            actions.forget();
          }}
        >
          <p>It is never sent to {removing.to || 'its recipient'}.</p>
        </ConfirmDialog>
      )}
    </ListSection>
  );
}

interface MailsProps {
  readonly page: MailsPage;
  readonly search: ListSearch;
  readonly onShow: (search: ListSearch) => void;
  readonly columns: readonly DataColumn<UnsentMail>[];
}

function Mails({ page: { mails, pagination }, search, onShow, columns }: MailsProps) {
  if (mails.length === 0) return <EmptyState title="No emails" text="All emails were sent." />;
  return (
    <DataTable
      caption={pagination.total === 1 ? 'Email' : 'Emails'}
      columns={columns}
      rows={mails}
      rowId={({ id }) => id}
      paging={{
        page: search.page,
        pageSize: ROWS_PER_PAGE,
        total: pagination.total,
        hrefOf: (next) => hrefOf({ ...search, page: next }),
        onPage: (next) => onShow({ ...search, page: next }),
      }}
    />
  );
}

interface Actions {
  readonly busyId: string | undefined;
  readonly onRetry: (id: string) => void;
  readonly onRemove: (mail: UnsentMail) => void;
}

const columnsOf = (actions: Actions | false): readonly DataColumn<UnsentMail>[] => [
  {
    id: 'to',
    header: 'To',
    isRowHeader: true,
    cell: ({ to, subject, kind }) => (
      <>
        {to || 'Known when it is sent'}
        <small>{subject || kind}</small>
      </>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state, at }) => (
      <>
        <Chip tone={state === 'failed' ? 'accent' : 'neutral'}>{STATE_LABELS[state]}</Chip>
        <small>{state === 'failed' ? `Given up ${timeText(at)}` : `Next try ${timeText(at)}`}</small>
      </>
    ),
  },
  {
    id: 'reason',
    header: 'Reason',
    cell: ({ error, attempts }) => (
      <>
        {error || 'None yet'}
        <small>{attempts === 1 ? '1 try' : `${attempts} tries`}</small>
      </>
    ),
  },
  { id: 'created', header: 'Written', cell: ({ createdAt }) => timeText(createdAt) },
  ...(actions ? [actionsColumn(actions)] : []),
];

const actionsColumn = ({ busyId, onRetry, onRemove }: Actions): DataColumn<UnsentMail> => ({
  id: 'actions',
  header: 'Actions',
  cell: (mail) =>
    mail.state === 'failed' && (
      <>
        <Button
          variant="quiet"
          size="sm"
          isBusy={busyId === mail.id}
          onClick={() => onRetry(mail.id)}
          aria-label={`Send again to ${mail.to}`}
        >
          Send again
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onRemove(mail)} aria-label={`Remove the email to ${mail.to}`}>
          Remove
        </Button>
      </>
    ),
});
