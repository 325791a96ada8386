import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showBuildErrors } from './overlay';

const error = {
  file: 'remote-jobs/src/pages/jobs-page.tsx',
  line: 7,
  message: '<b>not markup</b>',
  frame: '> 7 | const a = ;',
};

test('errors are shown as plain text with file, line and code, and disappear once fixed', () => {
  showBuildErrors([{ bundle: 'jobs', hash: null, errors: [error, { ...error, line: 0 }] }]);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('jobs cannot be built');
  expect(alert.textContent).toContain('remote-jobs/src/pages/jobs-page.tsx:7');
  expect(alert.textContent).toContain('> 7 | const a = ;');
  expect([alert.textContent?.includes('<b>not markup</b>'), alert.querySelector('b')]).toEqual([true, null]);
  showBuildErrors([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('errors can be hidden until the next build', async () => {
  const status = { bundle: 'jobs', hash: null, errors: [error] };
  showBuildErrors([status]);
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('alert')).toBeNull();
  showBuildErrors([status]);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
