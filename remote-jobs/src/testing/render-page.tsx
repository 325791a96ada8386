import { queryClient } from '@kadam/shared/query';
import { BrowserRouter, Route, Routes } from '@kadam/shared/router';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import AccountPage from '../pages/account-page';
import CompanyPage from '../pages/company-page';
import ConfirmEmailPage from '../pages/confirm-email-page';
import DashboardPage from '../pages/dashboard-page';
import JobPage from '../pages/job-page';
import JobProfilePage from '../pages/job-profile-page';
import JobsPage from '../pages/jobs-page';
import MyJobsPage from '../pages/my-jobs-page';
import ProfilePage from '../pages/profile-page';
import ResetPasswordPage from '../pages/reset-password-page';
import SavedJobsPage from '../pages/saved-jobs-page';
import { paths } from '../paths';

/** jsdom has no layout: everything is visible. */
class InView implements Partial<IntersectionObserver> {
  constructor(private readonly onSeen: IntersectionObserverCallback) {}
  observe(target: Element): void {
    this.onSeen(
      [{ isIntersecting: true, target } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }
  disconnect(): void {}
}

// jsdom has no layout and no scrolling.
Element.prototype.scrollIntoView = () => undefined;
Object.assign(window, { IntersectionObserver: InView });

/** Opens a page as the host would, with an empty cache. */
export function openPage(address: string, state: unknown = null) {
  queryClient.clear();
  window.history.replaceState(state === null ? null : { usr: state, key: 'given' }, '', address);
  const user = userEvent.setup();
  render(
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path={paths.jobs} element={<JobsPage />} />
          <Route path={paths.job} element={<JobPage />} />
          <Route path={paths.company} element={<CompanyPage />} />
          <Route path={paths.jobProfile} element={<JobProfilePage />} />
          <Route path={paths.savedJobs} element={<SavedJobsPage />} />
          <Route path={paths.myJobs} element={<MyJobsPage />} />
          <Route path={paths.profile} element={<ProfilePage />} />
          <Route path={paths.account} element={<AccountPage />} />
          <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
          <Route path={paths.confirmEmail} element={<ConfirmEmailPage />} />
          <Route path={paths.dashboard} element={<DashboardPage />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  return user;
}

export const goBack = () =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });

export const address = () => window.location.pathname + window.location.search;
