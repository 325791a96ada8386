import { AppliedMark, AppliedSync } from '../features/apply/applied-mark';
import { SaveSearch } from '../features/job-alerts/save-search';
import { JobSearch } from '../features/job-search/job-search';
import { useIsSearching } from '../features/job-search/use-filters';
import { useFrozenWhileFocused } from '../features/job-search/use-frozen-while-focused';
import { JobList } from '../features/job-view/job-list';
import { JobListSkeleton } from '../features/job-view/job-list-skeleton';
import { SaveButton } from '../features/saved-jobs/save-button';
import { SavedJobsSync } from '../features/saved-jobs/saved-jobs-sync';
import { Intro, SearchPage } from './page.styles';

export default function JobsPage() {
  // A search starts while typing; nothing may move then.
  const { shown: isCompact, inside } = useFrozenWhileFocused(useIsSearching());
  return (
    <SearchPage $isCompact={isCompact}>
      <Intro>
        <h1 tabIndex={-1}>Find your next job</h1>
        <p>Search open positions across India by title, place, work arrangement, experience and pay.</p>
      </Intro>
      <JobSearch
        isCompact={isCompact}
        insideBar={inside}
        renderJobs={(jobs) => (
          <JobList
            jobs={jobs}
            heading="h3"
            renderCorner={(job) => <SaveButton job={job} look="heart" />}
            renderMark={(job) => <AppliedMark jobId={job.id} />}
          />
        )}
        renderTool={(filters) => <SaveSearch filters={filters} />}
        renderPending={(count) => <JobListSkeleton count={count} />}
      />
      <AppliedSync />
      <SavedJobsSync />
    </SearchPage>
  );
}
