import { ExtensionSlot } from '@kadam/shared/extensions';
import { useParams } from '@kadam/shared/router';
import { useSession } from '@kadam/shared/session';
import { useState } from 'react';
import { ApplyAction } from '../features/apply/apply-action';
import { Company } from '../features/company/company';
import { JobFit } from '../features/job-fit/job-fit';
import { JobDetail } from '../features/job-view/job-detail';
import { useJob } from '../features/job-view/use-job';
import { useViewCount } from '../features/job-view/use-view-count';
import { SaveButton } from '../features/saved-jobs/save-button';
import { SavedJobsSync } from '../features/saved-jobs/saved-jobs-sync';
import { SimilarJobs } from '../features/similar-jobs/similar-jobs';

export default function JobPage() {
  const { jobId = '' } = useParams();
  return <LoadedJob key={jobId} jobId={jobId} />;
}

function LoadedJob({ jobId }: { readonly jobId: string }) {
  const state = useJob(jobId);
  useViewCount(state.status === 'ready' ? jobId : undefined);
  const isMember = useSession((session) => session.token !== null);
  const [comparedSkills, setComparedSkills] = useState<readonly string[] | null>();
  // Undefined until it is known, so that extensions do not change what they show.
  const missingSkills = isMember ? comparedSkills : null;
  return (
    <>
      <JobDetail
        state={state}
        renderAction={(job) => <ApplyAction job={job} />}
        renderCompany={(job) => <Company job={job} />}
        renderMore={(job) => (
          <>
            <JobFit jobId={job.id} onCompared={setComparedSkills} />
            <SimilarJobs jobId={job.id} />
          </>
        )}
        renderAside={({ id, skills }) =>
          missingSkills !== undefined && <ExtensionSlot name="job.aside" props={{ jobId: id, skills, missingSkills }} />
        }
        renderTool={(job) => <SaveButton job={job} look="word" />}
      />
      <SavedJobsSync />
    </>
  );
}
