import type { JobAlert } from '@kadam/shared/contract/alerts';
import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import { Skeleton } from '@kadam/shared/ui/skeleton';
import { SmallText } from '@kadam/shared/ui/small-text';
import { space } from '@kadam/shared/ui/theme';
import { useState } from 'react';
import { queryOf, searchInWords } from '../../lib/saved-search';
import { LoadFailed } from '../../load-failed';
import { paths } from '../../paths';
import { StillLoading } from '../../still-loading';
import { AlertDialogs, type AlertAction } from './alert-dialogs';
import { Actions, List, Row, Section } from './job-alerts.styles';
import { useAlertActions, useAlerts } from './use-alerts';

export function AlertList() {
  const state = useAlerts();
  if (state.status === 'none') return null;
  return (
    <Section aria-labelledby="job-alerts">
      <h2 id="job-alerts" tabIndex={-1}>
        Job alerts
      </h2>
      {state.status === 'loading' && <StillLoading />}
      {state.status === 'loading' && <Skeleton width="100%" height={space(10)} />}
      {state.status === 'failed' && <LoadFailed message={state.message} retry={state.retry} />}
      {state.status === 'ready' && (state.alerts.length > 0 ? <Alerts alerts={state.alerts} /> : <NoAlerts />)}
    </Section>
  );
}

const NoAlerts = () => (
  <p>
    You have not saved a search yet. <Link to={paths.jobs}>Search for jobs</Link>, choose what matters to you, and press
    “Save this search”: new jobs then come by mail.
  </p>
);

function Alerts({ alerts }: { readonly alerts: readonly JobAlert[] }) {
  const { failure, isBusy, change, end } = useAlertActions();
  const [action, setAction] = useState<AlertAction>();
  return (
    <>
      {failure && <Notice tone="danger" title={failure} />}
      <List>
        {alerts.map((alert) => {
          const { id, name, search, frequency, isPaused } = alert;
          return (
            <Row key={id}>
              <div>
                <Link to={`${paths.jobs}${queryOf(search)}`}>{name}</Link>
                <SmallText>
                  {searchInWords(search)} • {whenText(alert)}
                </SmallText>
              </div>
              <Actions>
                {(
                  [
                    ['Edit', () => setAction({ alert, kind: 'edit' })],
                    [isPaused ? 'Resume' : 'Pause', () => void change(id, { name, frequency, isPaused: !isPaused })],
                    ['End', () => setAction({ alert, kind: 'end' })],
                  ] as const
                ).map(([label, act], index) => (
                  <Button key={index} variant="quiet" size="sm" onClick={act} aria-label={`${label} ${name}`}>
                    {label}
                  </Button>
                ))}
              </Actions>
            </Row>
          );
        })}
      </List>
      <AlertDialogs action={action} isBusy={isBusy} onEnd={end} onClose={() => setAction(undefined)} />
    </>
  );
}

const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
});

function whenText({ frequency, nextAt }: JobAlert): string {
  if (nextAt === null) return 'Paused, no mails';
  return `${frequency === 'daily' ? 'Every morning' : 'Every Monday'} at 8, next on ${day.format(new Date(nextAt))}`;
}
