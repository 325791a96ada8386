import { ChevronRight } from 'lucide-react';
import { Container } from '@kadam/shared/ui/layout';
import { Skeleton } from '@kadam/shared/ui/skeleton';
import type { NewestJob } from '@kadam/shared/contract/newest-jobs';
import { StepMark } from '@kadam/shared/ui/step-mark';
import { Section } from '../../lib/section.styles';
import { elsewhere, jobHref } from '../../paths';
import { AllJobs, Failure, JobLink, JobTile, JobTiles, Pay, Place, Top } from './job-start.styles';
import { useNewestJobs } from './use-newest-jobs';

/** Placeholders of the same height, so nothing moves when the jobs arrive. */
const PLACES = [0, 1, 2, 3];

export function NewestJobs() {
  const { state, place } = useNewestJobs();
  if (state.status === 'absent') return null;
  return (
    <Section ref={place} aria-labelledby="newest-jobs" aria-busy={state.status === 'waiting'}>
      <Container>
        <Top>
          <StepMark />
          <h2 id="newest-jobs">Newest jobs</h2>
          <AllJobs to={elsewhere.jobs}>
            All jobs <ChevronRight aria-hidden="true" size={18} />
          </AllJobs>
        </Top>
        {state.status === 'failed' ? (
          <Failure>The newest jobs could not be loaded just now. All jobs are under “All jobs”.</Failure>
        ) : (
          <JobTiles>
            {state.status === 'ready'
              ? state.jobs.map((job) => <Job key={job.id} job={job} />)
              : PLACES.map((index) => (
                  <JobTile key={index} aria-hidden="true">
                    <Skeleton width="80%" />
                    <Skeleton width="60%" />
                    <Skeleton width="40%" />
                  </JobTile>
                ))}
          </JobTiles>
        )}
      </Container>
    </Section>
  );
}

function Job({ job: { id, jobName, companyName, location, ctc, createdAt } }: { readonly job: NewestJob }) {
  return (
    <JobTile>
      <h3>
        <JobLink to={jobHref(id)}>{jobName}</JobLink>
      </h3>
      <div>
        <Place>{companyName}</Place>
        <Place>{location}</Place>
      </div>
      <Pay>
        <span>{ctc === null ? '' : `${NUMBER.format(ctc)} LPA`}</span>
        <time dateTime={createdAt}>{DAY.format(new Date(createdAt))}</time>
      </Pay>
    </JobTile>
  );
}

const NUMBER = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'Asia/Kolkata' });
