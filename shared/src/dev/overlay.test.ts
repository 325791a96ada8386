import { screen } from '@testing-library/react';
import { showBuildErrors } from './overlay';

const error = { file: 'remote-jobs/src/pages/jobs-page.tsx', line: 7, message: '<b>not markup</b>' };

test('errors are shown above the page as plain text with file and line, and disappear once fixed', () => {
  showBuildErrors([{ bundle: 'jobs', hash: null, errors: [error, { ...error, line: 0 }] }]);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('jobs cannot be built');
  expect(alert.textContent).toContain('remote-jobs/src/pages/jobs-page.tsx:7');
  expect([alert.textContent?.includes('<b>not markup</b>'), alert.querySelector('b')]).toEqual([true, null]);
  showBuildErrors([]);
  expect(screen.queryByRole('alert')).toBeNull();
});
