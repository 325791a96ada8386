import { Link } from '@kadam/shared/router';
import { Button, buttonCss } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Notice } from '@kadam/shared/ui/notice';
import { Skeleton } from '@kadam/shared/ui/skeleton';
import { space } from '@kadam/shared/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { postedAgo, postedDate } from '../../lib/posted-date';
import type { Application } from '../../lib/postings-answer';
import { jobHref, paths } from '../../paths';
import { Company, List, More, Row } from './dashboard.styles';
import { SAMPLE_APPLICATIONS } from './samples';
import type { DashboardState } from './use-dashboard';

const SHOWN_MAX = 5;

interface RecentApplicationsProps {
  readonly state: Exclude<DashboardState, { status: 'visitor' }>;
}

/** The member's latest applications, each leading to its job. */
export function RecentApplications({ state }: RecentApplicationsProps) {
  switch (state.status) {
    case 'loading':
      return (
        <div role="status" aria-label="Loading your applications">
          <Skeleton height={space(24)} />
        </div>
      );
    case 'failed':
      return (
        <Notice
          tone="danger"
          title={state.message}
          action={
            <Button variant="secondary" size="sm" onClick={state.retry}>
              Retry
            </Button>
          }
        />
      );
    case 'ready':
      return state.applications.length > 0 ? <Latest applications={state.applications} /> : <NothingYet />;
  }
}

function Latest({ applications }: { readonly applications: readonly Application[] }) {
  const [now] = useState(() => Date.now());
  return (
    <>
      <List>
        {applications.slice(0, SHOWN_MAX).map(({ job, appliedAt }) => (
          <Row key={job.id}>
            <div>
              <Link to={jobHref(job.id)} state={{ job }}>
                {job.jobName}
              </Link>
              <Company>{[job.companyName, job.location].filter(Boolean).join(' • ')}</Company>
            </div>
            {!job.isActive && <Chip>Closed</Chip>}
            <AppliedDate appliedAt={appliedAt} now={now} />
          </Row>
        ))}
      </List>
      <More>
        <Link to={paths.myJobs}>All applied jobs ({applications.length})</Link>
      </More>
    </>
  );
}

function AppliedDate({ appliedAt, now }: { readonly appliedAt: string; readonly now: number }) {
  const day = postedDate(appliedAt);
  if (day === '') return null;
  const ago = postedAgo(appliedAt, now);
  return (
    <time dateTime={appliedAt}>
      Applied {day}
      {ago && ` (${ago})`}
    </time>
  );
}

const NothingYet = () => (
  <EmptyState
    title="You have not applied to any jobs yet."
    text="Your latest applications are shown here."
    action={<ActionLink to={paths.jobs}>Find jobs</ActionLink>}
  />
);

/** Invented applications, for visitors; they lead nowhere. */
export const SampleApplications = () => (
  <List>
    {SAMPLE_APPLICATIONS.map(({ jobName, companyName, location, applied }) => (
      <Row key={jobName}>
        <div>
          <strong>{jobName}</strong>
          <Company>
            {companyName} • {location}
          </Company>
        </div>
        <span>Applied {applied}</span>
      </Row>
    ))}
  </List>
);

const ActionLink = styled(Link)`
  ${buttonCss({ variant: 'primary', size: 'md' })}
`;
