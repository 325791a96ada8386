import { useParams } from '@kadam/shared/router';
import { ApplyAction } from '../features/apply/apply-action';
import { JobDetail } from '../features/job-view/job-detail';
import { useJob } from '../features/job-view/use-job';
import { SaveButton } from '../features/saved-jobs/save-button';
import { SavedJobsKeeper } from '../features/saved-jobs/saved-jobs-keeper';
import { QueryScope } from '../query-scope';

export default function JobPage() {
  const { jobId = '' } = useParams();
  return (
    <QueryScope>
      <LoadedJob key={jobId} jobId={jobId} />
    </QueryScope>
  );
}

function LoadedJob({ jobId }: { readonly jobId: string }) {
  const state = useJob(jobId);
  return (
    <>
      <JobDetail
        state={state}
        renderAction={(job) => <ApplyAction job={job} />}
        renderTool={(job) => <SaveButton job={job} look="word" />}
      />
      <SavedJobsKeeper />
    </>
  );
}
