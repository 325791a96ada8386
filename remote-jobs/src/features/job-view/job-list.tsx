import type { ReactNode } from 'react';
import type { Job } from '../../lib/job-posting';
import { JobCard } from './job-card';
import { Grid } from './job-card.styles';

interface JobListProps {
  readonly jobs: readonly Job[];
  readonly heading: 'h2' | 'h3';
  readonly renderCorner?: (job: Job) => ReactNode;
  /** A mark among the tags of the card. */
  readonly renderMark?: (job: Job) => ReactNode;
  /** Stands below the card. */
  readonly renderBelow?: (job: Job) => ReactNode;
}

export function JobList({ jobs, heading, renderCorner, renderMark, renderBelow }: JobListProps) {
  return (
    <Grid>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} heading={heading} corner={renderCorner?.(job)} mark={renderMark?.(job)} />
          {renderBelow?.(job)}
        </li>
      ))}
    </Grid>
  );
}
