import { listen } from '@kadam/shared/events';
import { printProblem, type Report } from './print-problem';
import { recordProblem } from './telemetry';

/** Prints a problem and records it for telemetry. */
export function report(problem: Report): void {
  printProblem(problem);
  recordProblem(problem);
}

/**
 * Reports problem events of remotes, uncaught errors and unhandled rejections. Returns a function
 * that stops it.
 */
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

/**
 * The bundle of a stack or script URL: the topmost file outside the host, which is in every stack.
 */
export function bundleAt(stack: string | undefined): { readonly remote: string; readonly version: string } {
  const bundles = [...(stack ?? '').matchAll(RELEASED_FILE)].map(([, remote = '', version = '']) => ({
    remote,
    version,
  }));
  return bundles.find(({ remote }) => remote !== 'host') ?? bundles[0] ?? HOST;
}

const stackOf = (cause: unknown): string | undefined => (cause instanceof Error ? cause.stack : undefined);
