import { BRAND } from '@kadam/shared/contract/brand';
import { Link, useLocation, useNavigate } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Skeleton } from '@kadam/shared/ui/skeleton';
import { space } from '@kadam/shared/ui/theme';
import { ArrowLeft, ScanSearch } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Job } from '../../lib/job-posting';
import { jobText } from '../../lib/job-text';
import { otherPages, paths } from '../../paths';
import { StillLoading } from '../../still-loading';
import { CompanyLogo } from './company-logo';
import { Place } from './job-card.styles';
import { Actions, Frame, Header, HeaderText, Heading, JobRules, OnPaper, Pending } from './job-detail.styles';
import { JobFacts } from './job-facts';
import { JobMissing } from './job-missing';
import { JobSections } from './job-sections';
import { CheckLine, Tools } from './job-tools.styles';
import { ShareButton } from './share-button';
import type { JobState } from './use-job';

interface JobDetailProps {
  readonly state: JobState;
  readonly renderAction: (job: Job) => ReactNode;
  readonly renderTool: (job: Job) => ReactNode;
  readonly renderCompany: (job: Job) => ReactNode;
  readonly renderMore: (job: Job) => ReactNode;
  readonly renderAside: (job: Job) => ReactNode;
}

/** A job. The heading element stays the same while loading, so its focus is not lost. */
export function JobDetail({ state, renderAction, renderTool, ...parts }: JobDetailProps) {
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
          <JobSections
            job={job}
            company={parts.renderCompany(job)}
            aside={parts.renderAside(job)}
            more={parts.renderMore(job)}
          />
          <PrintedAddress />
        </>
      )}
      {state.status === 'loading' && <JobPending />}
      {state.status === 'missing' && <JobMissing {...state} />}
    </Frame>
  );
}

/** The URL, for print. */
const PrintedAddress = () => <OnPaper>{window.location.origin + window.location.pathname}</OnPaper>;

const JobPending = () => (
  <>
    <StillLoading />
    <Pending role="status" aria-label="Loading the job">
      <Skeleton width="100%" height={space(24)} />
    </Pending>
  </>
);

function useDocumentTitle(job: Job | undefined): void {
  const title = job && [job.jobName, job.companyName].filter(Boolean).join(' at ');
  useEffect(() => {
    if (title) document.title = `${title} | ${BRAND.name}`;
  }, [title]);
}

/** Goes back, or to the job search if the page was opened directly. */
function BackButton() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const handleClick = () => void (key === 'default' ? navigate(paths.jobs) : navigate(-1));
  return (
    <Button variant="quiet" size="sm" onClick={handleClick} data-print="no">
      <ArrowLeft aria-hidden size={18} /> Back
    </Button>
  );
}

/** Opens the resume check with this job's text. */
const ResumeCheckLink = ({ job }: { readonly job: Job }) => (
  <CheckLine>
    <ScanSearch aria-hidden size={18} />
    <Link to={otherPages.resumeCheck} state={{ jobDescription: jobText(job) }}>
      Check against this job
    </Link>
  </CheckLine>
);
