import { emit } from '@kadam/shared/events';
import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import { useSession } from '@kadam/shared/session';
import { Button } from '@kadam/shared/ui/button';
import { color, font, size, space } from '@kadam/shared/ui/theme';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useNearView } from '../../use-near-view';

const LOGIN_REASON = 'Log in to see what of this job fits you.';

interface JobFitProps {
  readonly jobId: string;
  /** Called with the skills that a member's resume does not name, or null without a resume. */
  readonly onCompared: (missingSkills: readonly string[] | null) => void;
}

/** How a job fits the member; visitors get a link to log in. */
export function JobFit(props: JobFitProps) {
  const isMember = useSession((session) => session.token !== null);
  if (isMember) return <OwnFit {...props} />;
  return (
    <Offer data-print="no">
      See which of its skills and terms fit you:
      <Button variant="secondary" size="sm" onClick={() => emit('auth:openLogin', { reason: LOGIN_REASON })}>
        Log in to compare
      </Button>
    </Offer>
  );
}

function OwnFit({ jobId, onCompared }: JobFitProps) {
  const { ref, isNear } = useNearView<HTMLElement>('300px');
  const report = useOnDemand(fetchReport, isNear);
  const [isMissing, setMissing] = useState(false);
  const handleMissing = useCallback(() => setMissing(true), []);
  const hasFailed = report.status === 'failed';
  useEffect(() => {
    if (hasFailed) onCompared(null);
  }, [hasFailed, onCompared]);
  if (isMissing) return null;
  return (
    <Place ref={ref} aria-labelledby="job-fit" data-print="no">
      <h2 id="job-fit" tabIndex={-1}>
        How this job fits you
      </h2>
      {report.status === 'ready' && (
        <report.code.FitReport jobId={jobId} onMissing={handleMissing} onCompared={onCompared} />
      )}
      {report.status === 'failed' && (
        <Button variant="quiet" size="sm" onClick={report.retry}>
          Could not be loaded. Try again
        </Button>
      )}
    </Place>
  );
}

const fetchReport = onDemand(() => import('./fit-report'));

/** As high as a typical result, to avoid layout shifts. */
const Place = styled.section`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  width: 100%;
  min-height: ${space(38)};
  padding-top: ${space(3)};
  border-top: ${size.hairline} solid ${color.line};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${font.size.lg};
  }
`;

const Offer = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  width: 100%;
  color: ${color.muted};
  font-size: ${font.size.sm};
`;
