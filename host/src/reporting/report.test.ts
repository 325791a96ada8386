import { emit } from '@kadam/shared/events';
import { bundleAt, watchForProblems } from './report';

const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
let stop: () => void;
beforeEach(() => {
  printed.mockClear();
  stop = watchForProblems();
});
afterEach(() => stop());
afterAll(() => printed.mockRestore());

const HOST_LINE = 'at flush (http://localhost/bundles/host/0.1.0-h/framework.js:1:9)';
const JOBS_LINE = 'at apply (http://localhost/bundles/jobs/0.2.0-j/job-page.js:2:3)';
const LEARNING_LINE = 'at enrol (http://localhost/bundles/learning/0.3.0-l/course-page.js:2:3)';

function errorWith(...lines: string[]): Error {
  const error = new Error('broken');
  error.stack = ['Error: broken', ...lines].join('\n');
  return error;
}

test.each([
  ['the first remote of the stack', [HOST_LINE, JOBS_LINE, LEARNING_LINE], 'jobs 0.2.0-j'],
  ['the host when it contains no remote', [HOST_LINE], 'host 0.1.0-h'],
  ['the host when the stack names no file of the portal', ['at <anonymous>'], 'host unknown'],
])('an error belongs to %s', (_, lines, expected) => {
  const { remote, version } = bundleAt(errorWith(...lines).stack);
  expect(`${remote} ${version}`).toBe(expected);
});

test('reports an uncaught error with remote and version', () => {
  const error = errorWith(JOBS_LINE);
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'broken' }));
  expect(printed).toHaveBeenCalledWith('[kadam] jobs 0.2.0-j, run:', error);
});

test('finds the bundle of a script without a readable stack by its URL', () => {
  const filename = 'http://localhost/bundles/resume/0.4.0-r/editor.js';
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.', filename }));
  expect(printed).toHaveBeenCalledWith('[kadam] resume 0.4.0-r, run:', 'Script error.');
});

test('reports an unhandled rejection', () => {
  const reason = errorWith(LEARNING_LINE);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(printed).toHaveBeenCalledWith('[kadam] learning 0.3.0-l, run:', reason);
});

test('prints a remote’s report with the name that the remote gives', () => {
  const cause = errorWith(JOBS_LINE);
  emit('portal:problem', { phase: 'load', cause });
  emit('portal:problem', { remote: 'learning', version: '9', phase: 'run', cause });
  expect(printed.mock.calls).toEqual([
    ['[kadam] jobs 0.2.0-j, load:', cause],
    ['[kadam] learning 9, run:', cause],
  ]);
});

test('drops a report without a phase', () => {
  window.dispatchEvent(new CustomEvent('portal:problem', { detail: { cause: 'x' } }));
  expect(printed).not.toHaveBeenCalled();
});
