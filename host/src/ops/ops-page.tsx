import { useEffect, useState } from 'react';
import { BRAND } from '@kadam/shared/contract/brand';
import { cancelPending, retryPending } from '@kadam/shared/query';
import { Button } from '@kadam/shared/ui/button';
import { Container } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import { SelectField } from '@kadam/shared/ui/select-field';
import { NotFoundPage } from '../navigation/not-found-page';
import { PagePlaceholder } from '../navigation/page-placeholder';
import { HEALTH_MINUTES, type Operations } from './operations';
import { Choices, Intro, Page, Section } from './ops.styles';
import { OverrideSection } from './override-section';
import { BundlePlots } from './plots';
import { PolicySection } from './policy-section';
import { ReleaseCards } from './release-cards';
import { formatTime, timeZone } from './format';
import { Timeline } from './timeline';
import { useOperations } from './use-operations';
import { VerificationNotice } from './verification-notice';

const RANGES = [
  { value: '24', label: 'Last 24 hours' },
  { value: '168', label: 'Last 7 days' },
  { value: '720', label: 'Last 30 days' },
];

/** State of the portal for operators: releases, changes, and reports of browsers. */
export function OpsPage() {
  const [range, choose] = useState('24');
  const state = useOperations(Number(range));
  const isShown = state.status === 'ready' || state.status === 'away';
  useEffect(() => {
    if (isShown) document.title = `Operations | ${BRAND.name}`;
  }, [isShown]);
  if (state.status === 'loading')
    return (
      <>
        <PagePlaceholder title="Operations" />
        <Container>
          <StillLoading isPending onRetry={retryPending} onCancel={cancelPending} />
        </Container>
      </>
    );
  if (state.status === 'not-allowed') return <NotFoundPage />;
  return (
    <Container>
      <Page>
        <Intro>
          <div>
            <h1 tabIndex={-1}>Operations</h1>
            <p>{`Times are those of ${timeZone()}. Figures of browsers are at most 5 in 100 off.`}</p>
          </div>
          <Choices>
            <SelectField
              label="Time"
              name="range"
              value={range}
              options={RANGES}
              onChange={(event) => choose(event.target.value)}
            />
          </Choices>
        </Intro>
        {state.status === 'away' ? (
          <Notice tone="danger" title="The API does not answer" action={<Button onClick={state.retry}>Retry</Button>}>
            Nothing can be shown until it does. The pages of visitors that need no data stand meanwhile.
          </Notice>
        ) : (
          <Figures {...state} />
        )}
      </Page>
    </Container>
  );
}

interface FiguresProps {
  readonly operations: Operations;
  readonly isOld: boolean;
  readonly refresh: () => void;
}

function Figures({ operations, isOld, refresh }: FiguresProps) {
  const { releases, telemetry, health, at } = operations;
  const again = (
    <Button variant="secondary" size="sm" onClick={refresh}>
      {isOld ? 'Retry' : 'Refresh'}
    </Button>
  );
  return (
    <>
      <Notice
        tone={isOld ? 'danger' : 'info'}
        title={isOld ? 'These figures are old: the API does not answer' : `As of ${formatTime(at)}`}
        action={again}
      >
        {isOld ? `They are as of ${formatTime(at)}.` : 'Read anew every minute.'}
      </Notice>
      <Section aria-labelledby="ops-live">
        <h2 id="ops-live">Live</h2>
        {releases.bundles.length === 0 ? (
          <p>Nothing has been published, or the registry cannot be read: `release status` says which.</p>
        ) : (
          <ReleaseCards bundles={releases.bundles} health={health} minutes={HEALTH_MINUTES} now={at} />
        )}
        <VerificationNotice releases={releases} now={at} />
      </Section>
      <Section aria-labelledby="ops-browsers">
        <h2 id="ops-browsers">In the browsers of visitors</h2>
        <BundlePlots operations={operations} />
      </Section>
      <Section aria-labelledby="ops-policy">
        <h2 id="ops-policy">Content security policy</h2>
        <PolicySection operations={operations} />
      </Section>
      <Section aria-labelledby="ops-changes">
        <h2 id="ops-changes">What changed</h2>
        <Timeline bundles={releases.bundles} since={Date.parse(telemetry.since)} />
      </Section>
      <Section aria-labelledby="ops-overrides">
        <h2 id="ops-overrides">Other releases in this browser</h2>
        <OverrideSection />
      </Section>
    </>
  );
}
