import { AppliedMark } from '../features/apply/applied-mark';
import { JobList } from '../features/job-view/job-list';
import { JobListSkeleton } from '../features/job-view/job-list-skeleton';
import { JobsById } from '../features/job-view/jobs-by-id';
import { MyJobs } from '../features/my-jobs/my-jobs';
import { SaveButton } from '../features/saved-jobs/save-button';
import { SavedJobs } from '../features/saved-jobs/saved-jobs';
import { SavedJobsSync } from '../features/saved-jobs/saved-jobs-sync';
import type { Job } from '../lib/job-posting';
import { Intro, Page } from './page.styles';

const renderMark = ({ id }: Job) => <AppliedMark jobId={id} />;
const renderHeart = (job: Job) => <SaveButton job={job} look="heart" />;

export default function MyJobsPage() {
  return (
    <Page>
      <Intro>
        <h1 tabIndex={-1}>My Applied Jobs</h1>
      </Intro>
      <MyJobs
        renderJobs={(applications, renderProgress) => (
          <JobList
            jobs={applications.map(({ job }) => job)}
            heading="h2"
            renderCorner={renderHeart}
            renderAbove={({ id }) => renderProgress(id)}
          />
        )}
        renderPending={(count) => <JobListSkeleton count={count} />}
      />
      <SavedJobs
        renderJobs={(jobs) => <JobList jobs={jobs} heading="h3" renderCorner={renderHeart} renderMark={renderMark} />}
        renderIds={(ids, forget) => <JobsById ids={ids} heading="h3" renderCorner={renderHeart} onGone={forget} />}
        renderPending={(count) => <JobListSkeleton count={count} />}
      />
      <SavedJobsSync />
    </Page>
  );
}
