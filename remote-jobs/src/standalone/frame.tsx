import { NavLink, Navigate, Route, Routes } from '@kadam/shared/router';
import { Container } from '@kadam/shared/ui/layout';
import { lazy, Suspense } from 'react';
import { paths } from '../paths';
import { FrameBar } from './frame.styles';
import { SignIn } from './sign-in';

const PAGES = [
  { path: paths.jobs, Page: lazy(() => import('../pages/jobs-page')) },
  { path: paths.job, Page: lazy(() => import('../pages/job-page')) },
  { path: paths.jobProfile, Page: lazy(() => import('../pages/job-profile-page')) },
  { path: paths.myJobs, Page: lazy(() => import('../pages/my-jobs-page')) },
  { path: paths.profile, Page: lazy(() => import('../pages/profile-page')) },
  { path: paths.dashboard, Page: lazy(() => import('../pages/dashboard-page')) },
];

const LINKS = [
  { to: paths.jobs, label: 'Jobs' },
  { to: paths.jobProfile, label: 'Job profile' },
  { to: paths.myJobs, label: 'My jobs' },
  { to: paths.profile, label: 'Profile' },
  { to: paths.dashboard, label: 'Dashboard' },
];

/** A small frame in the place of the host: links to the pages, and a way to sign in. */
export function Frame() {
  return (
    <>
      <Container>
        <FrameBar>
          <nav aria-label="Site">
            {LINKS.map(({ to, label }) => (
              <NavLink key={to} to={to} end>
                {label}
              </NavLink>
            ))}
          </nav>
          <SignIn />
        </FrameBar>
      </Container>
      <main id="main">
        <Suspense fallback={null}>
          <Routes>
            {PAGES.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={<Navigate to={paths.jobs} replace />} />
          </Routes>
        </Suspense>
      </main>
    </>
  );
}
