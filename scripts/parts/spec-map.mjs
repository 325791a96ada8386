/**
 * Browser specs by the part of the repository they exercise. A path below `e2e/specs` is a folder,
 * or a file without its extension. `npm test -- --changed` runs the specs of every part that a
 * change reaches, and the smoke specs; `npm test` runs all. The specs of a remote are
 * `e2e/specs/<remote>/` and not listed here.
 */

/** Shortest journeys through the whole portal, run for every change of shipped code. */
export const SMOKE = ['journeys/apply', 'journeys/shell'];

/**
 * The pages that a spec exercises, as `remote/page`. A change of a remote that reaches only other
 * pages skips the spec; specs that are not listed exercise all pages.
 */
export const PAGES_OF = {
  'jobs/apply': ['jobs/job-page', 'jobs/job-profile-page', 'jobs/jobs-page'],
  'jobs/detail': ['jobs/job-page'],
  'jobs/job-fit': ['jobs/job-page', 'jobs/profile-page'],
  'jobs/saved': ['jobs/job-page', 'jobs/jobs-page', 'jobs/my-jobs-page'],
  'jobs/search': ['jobs/jobs-page'],
  'learning/catalogue': ['learning/courses-page'],
  'learning/course': ['learning/course-page'],
  'learning/enrolment': ['learning/course-page'],
  'marketing/contact': ['marketing/contact-page', 'marketing/hire-page'],
  'marketing/hero': ['marketing/home-page'],
  'marketing/home': ['marketing/home-page'],
  'marketing/motion': ['marketing/home-page'],
  'member/account': ['jobs/account-page', 'jobs/confirm-email-page', 'jobs/profile-page', 'jobs/reset-password-page'],
  'member/dashboard': ['jobs/dashboard-page', 'jobs/my-jobs-page'],
  'member/job-profile': ['jobs/dashboard-page', 'jobs/job-profile-page'],
  'member/profile': ['jobs/profile-page'],
};

/** The longest matching prefix applies. */
export const EXERCISED_BY = {
  'remote-jobs/': ['jobs', 'member'],
  'remote-jobs/src/features/job-alerts/': ['jobs/search', 'member/account', 'journeys/job-alerts'],
  'remote-office/': ['journeys/office', 'journeys/office-states', 'journeys/hiring'],
  'remote-office/src/lib/charts/': ['ops'],
  'remote-office/src/features/courses/': ['journeys/course-batch'],
  'remote-office/src/features/imports/': ['journeys/office-import'],
  'remote-office/src/features/operations/': ['ops'],
  'remote-office/src/features/content/': ['journeys/office-content'],
  'remote-learning/src/extensions/': ['jobs/job-fit'],
  'remote-learning/src/features/enrolment/': ['journeys/course-batch'],
  'remote-learning/src/features/job-courses/': ['jobs/job-fit'],
  'host/': ['shell', 'faults', 'journeys/singletons', 'journeys/two-tabs'],
  'host/src/auth/': ['shell/sign-in-dialogs', 'member/ended-session', 'journeys/keyboard', 'journeys/two-tabs'],
  'host/src/composer/': ['marketing/documents', 'journeys/without-javascript'],
  'host/src/extensions/': ['faults/extensions', 'jobs/job-fit'],
  'host/src/federation/': ['faults', 'journeys/singletons', 'releases/skew', 'releases/stock-plugin'],
  'host/src/office/': ['journeys/office'],
  'host/src/override/': ['releases/override'],
  'host/src/reporting/': ['shell/telemetry', 'ops'],
  'nginx/': [
    'journeys/shell',
    'journeys/without-javascript',
    'journeys/resume-pdf',
    'journeys/apply-with-resume',
    'start',
  ],
  'deploy/': [],
  'release/': ['releases', 'ops', 'start', 'faults/tampered-registry'],
  'release/src/dev/': ['dev'],
  'release/src/mount/': ['releases', 'faults/extensions'],
  'resume-engine/': [],
  'shared/': [],
  'shared/src/overrides/': ['releases/override', 'ops'],
  'shared/elsewhere/': ['releases/outside-team'],
  'create-kadam-remote/': ['releases/outside-team'],
  'scripts/': ['start', 'dev'],
  'e2e/': [],
  'api/': ['start'],
  'api/src/modules/': [],
  'api/src/modules/account/': ['member/account'],
  'api/src/modules/alerts/': ['journeys/job-alerts'],
  'api/src/modules/applications/': ['jobs/apply', 'journeys/apply-with-resume'],
  'api/src/modules/auth/': ['shell/sign-in-dialogs', 'member/account', 'member/ended-session', 'journeys/keyboard'],
  'api/src/modules/companies/': ['journeys/office-import'],
  'api/src/modules/documents/': ['marketing/documents', 'jobs/detail', 'journeys/without-javascript'],
  'api/src/modules/enrolments/': ['learning/enrolment', 'journeys/course-batch'],
  'api/src/modules/job-fit/': ['jobs/job-fit'],
  'api/src/modules/jobs/': ['jobs'],
  'api/src/modules/learning/': ['learning', 'jobs/job-fit'],
  'api/src/modules/marketing/': ['marketing/contact', 'shell/newsletter'],
  'api/src/modules/members/': ['journeys/keyboard', 'member/ended-session'],
  'api/src/modules/audit/': ['journeys/office'],
  'api/src/modules/content/': ['journeys/office-content'],
  'api/src/modules/imports/': ['journeys/office-import'],
  'api/src/modules/ops/': ['ops'],
  'api/src/modules/resume/': ['resume/ats-score', 'resume/live-score', 'journeys/resume-pdf'],
  'api/src/modules/resume-files/': ['journeys/apply-with-resume'],
  'api/src/modules/saved-jobs/': ['jobs/saved'],
  'api/src/modules/staff/': ['journeys/office'],
  'api/src/modules/telemetry/': ['shell/telemetry', 'ops'],
};

/**
 * Specs of the whole portal, or of all browsers, that only `npm test` runs. @public
 * (e2e/checks/changed.test.ts)
 */
export const BEFORE_LANDING = ['access', 'browsers', 'budgets', 'foreign-api', 'journeys/hostile-text'];
