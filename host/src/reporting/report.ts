import { listen } from '@kadam/shared/events';
import { printProblem, type Report } from './print-problem';
import { tellProblem } from './telemetry';

/** Takes note of what went wrong: nothing that fails in the portal is dropped without a word. */
export function report(problem: Report): void {
  printProblem(problem);
  tellProblem(problem);
}

/** Reports what the remotes tell and what nobody caught. Answers the function that stops. */
export function watchForProblems(): () => void {
  const handleError = ({ error, message, filename }: ErrorEvent) =>
    report({ ...bundleAt(stackOf(error) ?? filename), phase: 'run', cause: error ?? message });
  const handleRejection = ({ reason }: PromiseRejectionEvent) =>
    report({ ...bundleAt(stackOf(reason)), phase: 'run', cause: reason });
  const stop = listen('portal:problem', (problem) => report({ ...bundleAt(stackOf(problem.cause)), ...problem }));
  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
  return () => {
    stop();
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
  };
}

const HOST = { remote: 'host', version: 'unknown' };
const RELEASED_FILE = /\/bundles\/([a-z][a-z-]*)\/([^/\s]+)\//g;

/** The bundle that a stack or a script address leads to: the topmost file that is not the host's, for everything passes through the host. */
export function bundleAt(stack: string | undefined): { readonly remote: string; readonly version: string } {
  const bundles = [...(stack ?? '').matchAll(RELEASED_FILE)].map(([, remote = '', version = '']) => ({
    remote,
    version,
  }));
  return bundles.find(({ remote }) => remote !== 'host') ?? bundles[0] ?? HOST;
}

const stackOf = (cause: unknown): string | undefined => (cause instanceof Error ? cause.stack : undefined);
