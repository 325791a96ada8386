import { JobList } from '../features/job-view/job-list';
import { JobListSkeleton } from '../features/job-view/job-list-skeleton';
import { JobsById } from '../features/job-view/jobs-by-id';
import { MyJobs } from '../features/my-jobs/my-jobs';
import { SaveButton } from '../features/saved-jobs/save-button';
import { SavedJobs } from '../features/saved-jobs/saved-jobs';
import { SavedJobsSync } from '../features/saved-jobs/saved-jobs-sync';
import type { Job } from '../lib/job-posting';
import { Intro, Page } from './page.styles';

const renderHeart = (job: Job) => <SaveButton job={job} look="heart" />;

export default function MyJobsPage() {
  return (
    <Page>
      <Intro>
        <h1 tabIndex={-1}>My Applied Jobs</h1>
      </Intro>
      <MyJobs
        renderJobs={(jobs) => <JobList jobs={jobs} heading="h2" renderCorner={renderHeart} />}
        renderPending={(count) => <JobListSkeleton count={count} />}
      />
      <SavedJobs
        renderJobs={(jobs) => <JobList jobs={jobs} heading="h3" renderCorner={renderHeart} />}
        renderIds={(ids, forget) => <JobsById ids={ids} heading="h3" renderCorner={renderHeart} onGone={forget} />}
        renderPending={(count) => <JobListSkeleton count={count} />}
      />
      <SavedJobsSync />
    </Page>
  );
}
