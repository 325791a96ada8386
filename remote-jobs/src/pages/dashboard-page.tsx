import { JobAlerts } from '../features/job-alerts/job-alerts';
import { Dashboard } from '../features/dashboard/dashboard';
import { SavedJobsSync } from '../features/saved-jobs/saved-jobs-sync';
import { Intro, Page } from './page.styles';

export default function DashboardPage() {
  return (
    <Page>
      <Intro>
        <h1 tabIndex={-1}>Dashboard</h1>
        <p>Welcome. Where your job search stands, and what to do next.</p>
      </Intro>
      <Dashboard more={<JobAlerts />} />
      <SavedJobsSync />
    </Page>
  );
}
