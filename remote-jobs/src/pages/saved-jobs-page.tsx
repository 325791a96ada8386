import { JobList } from '../features/job-view/job-list';
import { JobListSkeleton } from '../features/job-view/job-list-skeleton';
import { JobsById } from '../features/job-view/jobs-by-id';
import { SaveButton } from '../features/saved-jobs/save-button';
import { SavedJobs } from '../features/saved-jobs/saved-jobs';
import { SavedJobsSync } from '../features/saved-jobs/saved-jobs-sync';
import type { Job } from '../lib/job-posting';
import { Page } from './page.styles';

const renderHeart = (job: Job) => <SaveButton job={job} look="heart" />;

export default function SavedJobsPage() {
  return (
    <Page>
      <SavedJobs
        heading="h1"
        renderJobs={(jobs) => <JobList jobs={jobs} heading="h2" renderCorner={renderHeart} />}
        renderIds={(ids, forget) => <JobsById ids={ids} heading="h2" renderCorner={renderHeart} onGone={forget} />}
        renderPending={(count) => <JobListSkeleton count={count} />}
      />
      <SavedJobsSync />
    </Page>
  );
}
