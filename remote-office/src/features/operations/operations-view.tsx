import { cancelPending, retryPending } from '@kadam/shared/query';
import { useNavigate, useSearchParams } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Loader } from '@kadam/shared/ui/loader';
import { Notice } from '@kadam/shared/ui/notice';
import { SelectField } from '@kadam/shared/ui/select-field';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import { ListSection, SearchRow } from '../../lib/list.styles';
import { timeText } from '../../lib/times';
import { operationsHref } from '../../paths';
import { BundleCharts } from './bundle-charts';
import { type OperationsSearch, operationsSearchText, PERIODS, readOperationsSearch } from './operations-search';
import { HEALTH_MINUTES } from './operations';
import { Parts, Section } from './operations.styles';
import { OverrideSection } from './override-section';
import { PolicySection } from './policy-section';
import { ReleaseCards } from './release-cards';
import { Timeline } from './timeline';
import { type OperationsState, useOperations } from './use-operations';
import { VerificationNotice } from './verification-notice';

/** Releases, their changes, and reports of browsers about them. The period is in the URL. */
export function OperationsView() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const search = readOperationsSearch(params);
  const state = useOperations(search.hours);
  const handleHours = (hours: string) =>
    void navigate(operationsHref + operationsSearchText({ ...search, hours: Number(hours) }));
  return (
    <ListSection>
      <SearchRow as="div">
        <SelectField
          label="Period"
          name="hours"
          value={String(search.hours)}
          options={PERIODS}
          onChange={(event) => handleHours(event.currentTarget.value)}
        />
      </SearchRow>
      {state.status === 'loading' && (
        <>
          <Loader title="Loading the releases" />
          <StillLoading isPending onRetry={retryPending} onCancel={cancelPending} />
        </>
      )}
      {state.status === 'failed' && (
        <Notice
          tone="danger"
          title="The releases could not be loaded"
          action={<Button onClick={state.retry}>Retry</Button>}
        >
          {state.message}
        </Notice>
      )}
      {state.status === 'ready' && <Figures {...state} search={search} />}
    </ListSection>
  );
}

type FiguresProps = Extract<OperationsState, { status: 'ready' }> & { readonly search: OperationsSearch };

function Figures({ operations, isOld, refresh, search }: FiguresProps) {
  const { releases, telemetry, health, at } = operations;
  const asOf = timeText(new Date(at).toISOString());
  return (
    <Parts>
      <Notice
        tone={isOld ? 'danger' : 'info'}
        title={isOld ? 'These figures are old: they could not be updated' : `As of ${asOf}`}
        action={
          <Button variant="secondary" size="sm" onClick={refresh}>
            {isOld ? 'Retry' : 'Refresh'}
          </Button>
        }
      >
        {isOld ? `They are as of ${asOf}.` : 'Updated every minute. Times of browsers are up to 5% off.'}
      </Notice>
      <Section aria-labelledby="live">
        <h2 id="live">Live</h2>
        {releases.bundles.length === 0 ? (
          <p>
            Nothing has been published, or the registry cannot be read: <code>npm run release -- status</code> says
            which.
          </p>
        ) : (
          <ReleaseCards bundles={releases.bundles} health={health} minutes={HEALTH_MINUTES} now={at} />
        )}
        <VerificationNotice releases={releases} now={at} />
      </Section>
      <Section aria-labelledby="browsers">
        <h2 id="browsers">In the browsers of visitors</h2>
        <BundleCharts operations={operations} search={search} />
      </Section>
      <Section aria-labelledby="policy">
        <h2 id="policy">Content security policy</h2>
        <PolicySection operations={operations} />
      </Section>
      <Section aria-labelledby="changes">
        <h2 id="changes">What changed</h2>
        <Timeline bundles={releases.bundles} since={Date.parse(telemetry.since)} />
      </Section>
      <Section aria-labelledby="overrides">
        <h2 id="overrides">Other releases in this browser</h2>
        <OverrideSection />
      </Section>
    </Parts>
  );
}
