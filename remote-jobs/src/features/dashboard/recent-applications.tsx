import { Link } from '@kadam/shared/router';
import { Chip } from '@kadam/shared/ui/chip';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { SmallText } from '@kadam/shared/ui/small-text';
import { jobHref, paths } from '../../paths';
import { StatusChip } from '../../status-chip';
import type { Applications } from './dashboard.requests';
import { ActionLink, List, Row } from './dashboard.styles';
import { DayLine } from './day-line';
import { PartContent } from './part-content';
import type { MemberParts } from './use-dashboard';

const MAX_SHOWN = 5;

export const RecentApplications = ({ part }: { readonly part: MemberParts['applications'] }) => (
  <PartContent part={part} label="Loading your applications" rows={MAX_SHOWN}>
    {(applications) => (applications.total > 0 ? <Latest applications={applications} /> : <NothingYet />)}
  </PartContent>
);

const Latest = ({ applications: { latest, total } }: { readonly applications: Applications }) => (
  <>
    <List>
      {latest.slice(0, MAX_SHOWN).map(({ job, appliedAt, status }) => (
        <Row key={job.id}>
          <div>
            <Link to={jobHref(job.id)} state={{ job }}>
              {job.jobName}
            </Link>
            <SmallText>{[job.companyName, job.location].filter(Boolean).join(' • ')}</SmallText>
          </div>
          <StatusChip status={status} />
          {!job.isActive && <Chip>Closed</Chip>}
          <DayLine done="Applied" at={appliedAt} />
        </Row>
      ))}
    </List>
    <p>
      <Link to={paths.myJobs}>All applied jobs ({total})</Link>
    </p>
  </>
);

const NothingYet = () => (
  <EmptyState
    title="You have not applied to any jobs yet."
    text="Your latest applications are shown here."
    action={<ActionLink to={paths.jobs}>Find jobs</ActionLink>}
  />
);
