import type { WaitingItem } from '@kadam/shared/contract/inbox';
import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Card } from '@kadam/shared/ui/card';
import { dayText } from '../../lib/times';
import { applicationsHref, enrollmentsHref, inquiriesHref, mailsHref, messagesHref, privacyHref } from '../../paths';
import { Facts, Muted } from './overview.styles';
import { useWaiting } from './use-waiting';

interface Kind {
  readonly one: string;
  readonly many: string;
  readonly to: string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  'failed-mails': { one: 'email was not sent', many: 'emails were not sent', to: `${mailsHref}?state=failed` },
  'overdue-privacy-requests': {
    one: 'request about personal data is overdue',
    many: 'requests about personal data are overdue',
    to: `${privacyHref}?state=open`,
  },
  'privacy-requests': {
    one: 'request about personal data',
    many: 'requests about personal data',
    to: `${privacyHref}?state=open`,
  },
  applications: { one: 'new application', many: 'new applications', to: `${applicationsHref}?status=received` },
  inquiries: { one: 'new inquiry of an employer', many: 'new inquiries of employers', to: inquiriesHref },
  enrollments: { one: 'new enrollment', many: 'new enrollments', to: `${enrollmentsHref}?state=received` },
  messages: {
    one: 'message of the contact form',
    many: 'messages of the contact form',
    to: `${messagesHref}?state=open`,
  },
};

/** Items that wait for the office today, failed emails first. */
export function WaitingList() {
  const state = useWaiting();
  return (
    <Card>
      <h2>Waiting for you</h2>
      {state.status === 'loading' && <Muted>Loading…</Muted>}
      {state.status === 'failed' && (
        <>
          <p role="alert">{state.message}</p>
          <Button onClick={state.retry}>Retry</Button>
        </>
      )}
      {state.status === 'ready' && <Items waiting={state.data} />}
    </Card>
  );
}

function Items({ waiting }: { readonly waiting: readonly WaitingItem[] }) {
  // A kind without text comes from a newer server.
  const items = Object.entries(KINDS).flatMap(([name, kind]) =>
    waiting.filter((item) => item.kind === name && item.count > 0).map((item) => ({ ...item, ...kind })),
  );
  if (items.length === 0) return <p>Nothing is waiting.</p>;
  return (
    <Facts>
      {items.map(({ kind, count, oldestAt, one, many, to }) => {
        const text = `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;
        return (
          <div key={kind}>
            <dt>
              <Link to={to}>{text}</Link>
            </dt>
            {oldestAt !== null && <dd>The oldest since {dayText(oldestAt)}</dd>}
          </div>
        );
      })}
    </Facts>
  );
}
