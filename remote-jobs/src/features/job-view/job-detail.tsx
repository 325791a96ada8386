import { BRAND } from '@kadam/shared/contract/brand';
import { Skeleton } from '@kadam/shared/ui/skeleton';
import { space } from '@kadam/shared/ui/theme';
import { useEffect, type ReactNode } from 'react';
import type { Job } from '../../lib/job-posting';
import { StillLoading } from '../../still-loading';
import { BackButton } from './back-button';
import { JobFacts } from './job-facts';
import { JobMissing } from './job-missing';
import { JobSections } from './job-sections';
import { CompanyLogo } from './company-logo';
import { Place } from './job-card.styles';
import { Actions, Frame, Header, HeaderText, Heading, JobRules, OnPaper, Waiting } from './job-detail.styles';
import { Tools } from './job-tools.styles';
import { ResumeCheckLink } from './resume-check-link';
import { ShareButton } from './share-button';
import type { JobState } from './use-job';

interface JobDetailProps {
  readonly state: JobState;
  /** What can be done about the job; stands in its header. */
  readonly renderAction: (job: Job) => ReactNode;
  /** Stands beside Share. */
  readonly renderTool: (job: Job) => ReactNode;
  /** What is known of its company; stands below the company's name. */
  readonly renderCompany: (job: Job) => ReactNode;
  /** What follows the job. */
  readonly renderMore: (job: Job) => ReactNode;
}

/** Everything about one job. The heading stays the same element while the job is on its way, so focus on it is kept. */
export function JobDetail({ state, renderAction, renderTool, renderCompany, renderMore }: JobDetailProps) {
  const job = state.status === 'ready' ? state.job : undefined;
  useDocumentTitle(job);
  return (
    <Frame as="article" aria-busy={state.status === 'loading'}>
      <JobRules />
      <BackButton />
      <Header $isFilled={job !== undefined}>
        {job && <CompanyLogo job={job} size={72} />}
        <HeaderText>
          <Heading tabIndex={-1}>{job?.jobName ?? 'Job details'}</Heading>
          {job && <Place>{[job.companyName, job.location].filter(Boolean).join(' • ')}</Place>}
          {job && <JobFacts job={job} />}
        </HeaderText>
        {job && (
          <>
            <Actions>{renderAction(job)}</Actions>
            <Tools>
              {renderTool(job)}
              <ShareButton job={job} />
              <ResumeCheckLink job={job} />
            </Tools>
          </>
        )}
      </Header>
      {job && (
        <>
          <JobSections job={job} company={renderCompany(job)} more={renderMore(job)} />
          <PrintedAddress />
        </>
      )}
      {state.status === 'loading' && <JobPending />}
      {state.status === 'missing' && <JobMissing {...state} />}
    </Frame>
  );
}

/** On paper nobody can press the link. */
const PrintedAddress = () => <OnPaper>{window.location.origin + window.location.pathname}</OnPaper>;

const JobPending = () => (
  <>
    <StillLoading />
    <Waiting role="status" aria-label="Loading the job">
      <Skeleton width="100%" height={space(24)} />
    </Waiting>
  </>
);

function useDocumentTitle(job: Job | undefined): void {
  const title = job && [job.jobName, job.companyName].filter(Boolean).join(' at ');
  useEffect(() => {
    if (title) document.title = `${title} | ${BRAND.name}`;
  }, [title]);
}
