import type { LoginLimits } from './modules/auth';
import type { Limit } from './http/counters';

export interface Limits {
  readonly login: LoginLimits;
  /** New accounts per network address. */
  readonly signup: Limit;
  /** Attempts to change the password per member. */
  readonly changePassword: Limit;
  /** Applications per member. */
  readonly apply: Limit;
  /** Saving and removing postings per member. */
  readonly saveJobs: Limit;
  /** Enrolments per member. */
  readonly enrol: Limit;
  /** Changes of account or job-seeker profile per member. */
  readonly profile: Limit;
  /** Messages to the office per network address. */
  readonly contact: Limit;
  /** Asking for the newsletter per network address. */
  readonly newsletter: Limit;
  /** Resumes to check per network address. */
  readonly resumeCheck: Limit;
  /** Reports of browsers about loading, failing and the content security policy, each, per network address. */
  readonly telemetry: Limit;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The documented limits (docs/security.md), `factor` times as high. */
export function limitsFor(factor: number): Limits {
  const limit = (most: number, windowMs: number): Limit => ({ most: most * factor, windowMs });
  return {
    login: {
      failures: limit(10, 15 * MINUTE),
      perAccount: limit(25, HOUR),
      triesUnderAttack: 3 * factor,
      perClient: limit(100, 5 * MINUTE),
    },
    signup: limit(20, HOUR),
    changePassword: limit(5, 15 * MINUTE),
    apply: limit(30, MINUTE),
    saveJobs: limit(120, MINUTE),
    enrol: limit(30, MINUTE),
    profile: limit(30, MINUTE),
    contact: limit(5, HOUR),
    newsletter: limit(5, HOUR),
    resumeCheck: limit(6, MINUTE),
    telemetry: limit(60, MINUTE),
  };
}
