import { JobList } from '../features/job-view/job-list';
import { JobListSkeleton } from '../features/job-view/job-list-skeleton';
import { MyJobs } from '../features/my-jobs/my-jobs';
import { QueryScope } from '../query-scope';
import { Intro, Page } from './page.styles';

export default function MyJobsPage() {
  return (
    <QueryScope>
      <Page>
        <Intro>
          <h1 tabIndex={-1}>My Applied Jobs</h1>
        </Intro>
        <MyJobs
          renderJobs={(jobs) => <JobList jobs={jobs} heading="h2" />}
          renderPending={(count) => <JobListSkeleton count={count} />}
        />
      </Page>
    </QueryScope>
  );
}
