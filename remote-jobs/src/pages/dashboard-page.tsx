import { Dashboard } from '../features/dashboard/dashboard';
import { SavedJobsKeeper } from '../features/saved-jobs/saved-jobs-keeper';
import { QueryScope } from '../query-scope';
import { Intro, Page } from './page.styles';

export default function DashboardPage() {
  return (
    <QueryScope>
      <Page>
        <Intro>
          <h1 tabIndex={-1}>Dashboard</h1>
          <p>Welcome. Where your job search stands, and what to do next.</p>
        </Intro>
        <Dashboard />
        <SavedJobsKeeper />
      </Page>
    </QueryScope>
  );
}
