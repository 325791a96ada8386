import type { Subscriber } from '@kadam/shared/contract/inbox';
import type { OfficeSession } from '@kadam/shared/contract/staff';
import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import { ConfirmDialog } from '@kadam/shared/ui/confirm-dialog';
import type { DataColumn } from '../../lib/data-table';
import { ExportButton } from '../../lib/export-button';
import { ListPage } from '../../lib/list-page';
import type { ListSearch } from '../../lib/list-search';
import { hasRole } from '../../lib/roles';
import { timeText } from '../../lib/times';
import { useDialog } from '../../lib/use-dialog';
import { subscribersHref } from '../../paths';
import { SUBSCRIBERS, useRemoval, useSubscribersExport } from './use-subscribers';

const STATE_LABELS = { confirmed: 'Confirmed', pending: 'Not confirmed yet', unsubscribed: 'Unsubscribed' } as const;

/** Email addresses that subscribed to the newsletter. */
export function SubscribersList({ session }: { readonly session: OfficeSession }) {
  const { opened: removing, open, close, announcement } = useDialog<Subscriber>();
  const { message, isBusy, run, forget } = useRemoval(() => close(`${removing?.email} is removed.`));
  const canChange = hasRole(session.roles, 'recruiter', 'course_manager', 'content_editor');
  return (
    <>
      <ListPage
        href={subscribersHref}
        source={SUBSCRIBERS}
        name="Subscribers"
        emptyText="Try another address or state."
        searchLabel="Email"
        states={STATE_LABELS}
        buttons={(search) => <Export search={search} />}
        columns={columnsOf(canChange ? open : undefined)}
        announcement={announcement}
      />
      {removing && (
        <ConfirmDialog
          title="Remove this address?"
          confirmLabel="Remove"
          busyLabel="Removing…"
          isBusy={isBusy}
          message={message}
          onConfirm={() => void run(removing.id)}
          onClose={() => {
            close();
            forget();
          }}
        >
          <p>
            {removing.email} no longer gets the newsletter and disappears from this list. Whoever has this address can
            subscribe again.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

const Export = ({ search }: { readonly search: ListSearch }) => <ExportButton {...useSubscribersExport(search)} />;

const columnsOf = (onRemove: ((subscriber: Subscriber) => void) | undefined): readonly DataColumn<Subscriber>[] => [
  { id: 'email', header: 'Email', isRowHeader: true, cell: ({ email }) => email },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Chip tone={state === 'confirmed' ? 'success' : 'neutral'}>{STATE_LABELS[state]}</Chip>,
  },
  { id: 'since', header: 'Since', cell: ({ since }) => timeText(since) },
  ...(onRemove
    ? [
        {
          id: 'actions',
          header: 'Actions',
          cell: (subscriber: Subscriber) => (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => onRemove(subscriber)}
              aria-label={`Remove ${subscriber.email}`}
            >
              Remove
            </Button>
          ),
        },
      ]
    : []),
];
