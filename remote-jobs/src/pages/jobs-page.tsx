import { JobSearch } from '../features/job-search/job-search';
import { JobList } from '../features/job-view/job-list';
import { JobListSkeleton } from '../features/job-view/job-list-skeleton';
import { SaveButton } from '../features/saved-jobs/save-button';
import { SavedJobsSync } from '../features/saved-jobs/saved-jobs-sync';
import { Intro, Page } from './page.styles';

export default function JobsPage() {
  return (
    <Page>
      <Intro>
        <h1 tabIndex={-1}>Find your next job</h1>
        <p>Search open positions across India by title, place, work arrangement, experience and pay.</p>
      </Intro>
      <JobSearch
        renderJobs={(jobs) => (
          <JobList jobs={jobs} heading="h3" renderCorner={(job) => <SaveButton job={job} look="heart" />} />
        )}
        renderPending={(count) => <JobListSkeleton count={count} />}
      />
      <SavedJobsSync />
    </Page>
  );
}
