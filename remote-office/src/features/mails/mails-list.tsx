import type { UnsentMail } from '@kadam/shared/contract/inbox';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import { ConfirmDialog } from '@kadam/shared/ui/confirm-dialog';
import { Notice } from '@kadam/shared/ui/notice';
import type { DataColumn } from '../../lib/data-table';
import { ListPage } from '../../lib/list-page';
import { hasRole } from '../../lib/roles';
import { timeText } from '../../lib/times';
import { useDialog } from '../../lib/use-dialog';
import { mailsHref } from '../../paths';
import { MAILS, useMailAction } from './use-mails';

const STATE_LABELS = { failed: 'Failed', waiting: 'Waiting' } as const;
const DONE = { retry: 'The email is tried again.', discard: 'The email is removed.' } as const;

/** Emails that were not sent, with the reason and a retry. */
export function MailsList({ session }: { readonly session: OfficeSession }) {
  const { opened: removing, open, close, announcement } = useDialog<UnsentMail>();
  const { pending, message, isBusy, run, forget } = useMailAction((action) => close(DONE[action]));
  const canChange = hasRole(session.roles, 'recruiter', 'course_manager', 'content_editor');
  const actions = canChange && { busyId: pending?.[1], onRetry: (id: string) => void run('retry', id), onRemove: open };
  return (
    <>
      {message && !removing && <Notice tone="danger" title={message} />}
      <ListPage
        href={mailsHref}
        source={MAILS}
        name="Emails"
        emptyText="All emails were sent."
        states={STATE_LABELS}
        columns={columnsOf(actions)}
        announcement={announcement}
      />
      {removing && (
        <ConfirmDialog
          title="Remove this email?"
          confirmLabel="Remove"
          busyLabel="Removing…"
          isBusy={isBusy}
          message={message}
          onConfirm={() => void run('discard', removing.id)}
          onClose={() => {
            close();
            forget();
          }}
        >
          <p>It is never sent to {removing.to || 'its recipient'}.</p>
        </ConfirmDialog>
      )}
    </>
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
