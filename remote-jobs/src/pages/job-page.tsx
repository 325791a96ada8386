import { useParams } from '@kadam/shared/router';
import { ApplyAction } from '../features/apply/apply-action';
import { Company } from '../features/company/company';
import { JobFit } from '../features/job-fit/job-fit';
import { JobDetail } from '../features/job-view/job-detail';
import { useJob } from '../features/job-view/use-job';
import { SaveButton } from '../features/saved-jobs/save-button';
import { SavedJobsSync } from '../features/saved-jobs/saved-jobs-sync';
import { SimilarJobs } from '../features/similar-jobs/similar-jobs';

export default function JobPage() {
  const { jobId = '' } = useParams();
  return <LoadedJob key={jobId} jobId={jobId} />;
}

function LoadedJob({ jobId }: { readonly jobId: string }) {
  const state = useJob(jobId);
  return (
    <>
      <JobDetail
        state={state}
        renderAction={(job) => <ApplyAction job={job} />}
        renderCompany={(job) => <Company job={job} />}
        renderMore={(job) => (
          <>
            <JobFit jobId={job.id} />
            <SimilarJobs jobId={job.id} />
          </>
        )}
        renderTool={(job) => <SaveButton job={job} look="word" />}
      />
      <SavedJobsSync />
    </>
  );
}
