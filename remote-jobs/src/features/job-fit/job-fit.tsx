import { emit } from '@kadam/shared/events';
import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import { useSession } from '@kadam/shared/session';
import { Button } from '@kadam/shared/ui/button';
import { useEffect, useRef, useState } from 'react';
import { Offer, Place } from './job-fit.styles';

const LOGIN_REASON = 'Log in to see what of this job fits you.';

/** How a job fits the member, below the job; for visitors one line that leads to the way. */
export function JobFit({ jobId }: { readonly jobId: string }) {
  const isMember = useSession((session) => session.token !== null);
  if (isMember) return <OwnFit jobId={jobId} />;
  return (
    <Offer data-print="no">
      See which of its skills and terms fit you, and what teaches the rest:
      <Button variant="secondary" size="sm" onClick={() => emit('auth:openLogin', { reason: LOGIN_REASON })}>
        Log in to compare
      </Button>
    </Offer>
  );
}

// A little before it comes into view.
const AHEAD = '300px';

function OwnFit({ jobId }: { readonly jobId: string }) {
  const place = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(() => !('IntersectionObserver' in window));
  const report = useOnDemand(fetchReport, isNear);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <Place ref={place} aria-labelledby="job-fit" data-print="no">
      <h2 id="job-fit" tabIndex={-1}>
        How this job fits you
      </h2>
      {report.status === 'ready' && <report.code.FitReport jobId={jobId} />}
      {report.status === 'failed' && (
        <Button variant="quiet" size="sm" onClick={report.retry}>
          Could not be loaded. Try again
        </Button>
      )}
    </Place>
  );
}

const fetchReport = onDemand(() => import('./fit-report'));
