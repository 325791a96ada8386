import type { ProblemPhase } from '@kadam/shared/events';

/** A problem with the bundle it belongs to. `version` may be `unknown`. */
export interface Report {
  readonly remote: string;
  readonly version: string;
  readonly phase: ProblemPhase;
  readonly cause: unknown;
}

/** Prints a problem to the console. */
export function printProblem({ remote, version, phase, cause }: Report): void {
  // oxlint-disable-next-line no-console -- the one place of the portal that prints
  console.error(`[kadam] ${remote} ${version}, ${phase}:`, cause);
}
