import type { ReactNode } from 'react';
import type { Job } from '../../lib/job-posting';
import { JobCard } from './job-card';
import { FramedGrid, Grid } from './job-card.styles';

interface JobListProps {
  readonly jobs: readonly Job[];
  readonly heading: 'h2' | 'h3';
  readonly renderCorner?: (job: Job) => ReactNode;
  readonly renderMark?: (job: Job) => ReactNode;
  /** Shown above the card in the same frame; the cards are then short and wide. */
  readonly renderAbove?: (job: Job) => ReactNode;
}

export function JobList({ jobs, heading, renderCorner, renderMark, renderAbove }: JobListProps) {
  const List = renderAbove ? FramedGrid : Grid;
  return (
    <List>
      {jobs.map((job) => (
        <li key={job.id}>
          {renderAbove?.(job)}
          <JobCard
            job={job}
            heading={heading}
            corner={renderCorner?.(job)}
            mark={renderMark?.(job)}
            isShort={renderAbove !== undefined}
          />
        </li>
      ))}
    </List>
  );
}
