import type { Limit } from './http/counters';

export interface LoginLimits {
  /** Wrong passwords of one caller for one account before further attempts have to wait. */
  readonly failures: Limit;
  /**
   * Wrong passwords for one account from all callers; beyond it unknown callers get fewer attempts.
   */
  readonly perAccount: Limit;
  /** Those fewer tries. */
  readonly triesUnderAttack: number;
  /** Login attempts per network address, for any account. */
  readonly perClient: Limit;
}

export interface Limits {
  readonly login: LoginLimits;
  /** New accounts per network address. */
  readonly signup: Limit;
  /** Password attempts per member, wherever the password is required again. */
  readonly changePassword: Limit;
  /** Codes of the second factor per member. */
  readonly secondFactor: Limit;
  /** Requests for a link after a forgotten password, per network address. */
  readonly forgotPassword: Limit;
  /** Mails with such a link; beyond this only if the mailbox has no recent one (decision 0065). */
  readonly resetMails: {
    /** From a browser that has signed in to the account before, per browser. */
    readonly perDevice: Limit;
    /** From others, per network address and account. */
    readonly perNetwork: Limit;
    /** From others, per account, over all networks. */
    readonly perAccount: Limit;
  };
  /** Uses of account links per network address, or per member if signed in. */
  readonly accountLinks: Limit;
  readonly confirmations: Limit;
  /** Requests to change the address per member. */
  readonly emailChanges: Limit;
  readonly apply: Limit;
  /** Images uploaded per person of the office. */
  readonly images: Limit;
  /** Resumes added to the profile per member. */
  readonly resumeFiles: Limit;
  /** Changes of editor resumes per member; each pause in typing saves. */
  readonly resumeDocuments: Limit;
  /** Downloads through links in mails to the office per network address. */
  readonly resumeLinks: Limit;
  /** Messages to the office per member. */
  readonly messages: Limit;
  /** Messages to candidates per person of the office. */
  readonly officeMessages: Limit;
  /** Saving and removing postings per member. */
  readonly saveJobs: Limit;
  /** Changes of job alerts per member. */
  readonly alerts: Limit;
  /** Saving and deleting the skills of a resume per member. */
  readonly resumeSkills: Limit;
  readonly enrol: Limit;
  readonly profile: Limit;
  readonly contact: Limit;
  /** Newsletter requests per network address. */
  readonly newsletter: Limit;
  /** Requests for the feed of all postings per network address; nginx caches it for an hour. */
  readonly wholeFeed: Limit;
  /** Resumes to check per network address. */
  readonly resumeCheck: Limit;
  /**
   * Resumes that reached the processing limit of one file, per network address; beyond it no more
   * are read.
   */
  readonly resumeOverruns: Limit;
  /** Views of job pages per network address. */
  readonly views: Limit;
  /** Browser reports of each kind per network address. */
  readonly telemetry: Limit;
  /** Items of such reports per network address. */
  readonly telemetryItems: Limit;
  /** The same per network (IPv4 /24, IPv6 /48). */
  readonly telemetryItemsOfNetwork: Limit;
}

/** Max mails of one kind to one address in a day (UTC), if others can cause them. */
export const MAILS_PER_DAY = {
  default: 5,
  /** Receipts of applications: anyone can sign up with a stranger's address. */
  receipts: 20,
  /** Copies of contact messages: anyone can type any address. */
  contactCopies: 3,
  /** To the office, about the enrollments of one member. */
  enrolmentsOfMember: 20,
  /** To the office, about the messages of one member. */
  messagesOfMember: 20,
} as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The documented limits (docs/security.md), multiplied by `factor`. */
export function limitsFor(factor: number): Limits {
  const limit = (max: number, windowMs: number): Limit => ({ max: max * factor, windowMs });
  return {
    login: {
      failures: limit(10, 15 * MINUTE),
      perAccount: limit(25, HOUR),
      triesUnderAttack: 3 * factor,
      perClient: limit(100, 5 * MINUTE),
    },
    signup: limit(20, HOUR),
    changePassword: limit(5, 15 * MINUTE),
    secondFactor: limit(10, 15 * MINUTE),
    forgotPassword: limit(10, HOUR),
    resetMails: {
      perDevice: limit(5, HOUR),
      perNetwork: limit(3, DAY),
      perAccount: limit(12, DAY),
    },
    accountLinks: limit(20, HOUR),
    confirmations: limit(3, HOUR),
    emailChanges: limit(5, HOUR),
    apply: limit(30, MINUTE),
    images: limit(120, HOUR),
    resumeFiles: limit(20, HOUR),
    resumeDocuments: limit(60, MINUTE),
    resumeLinks: limit(120, MINUTE),
    messages: limit(20, HOUR),
    officeMessages: limit(300, HOUR),
    saveJobs: limit(120, MINUTE),
    alerts: limit(30, MINUTE),
    resumeSkills: limit(10, MINUTE),
    enrol: limit(30, MINUTE),
    profile: limit(30, MINUTE),
    contact: limit(5, HOUR),
    newsletter: limit(5, HOUR),
    wholeFeed: limit(12, HOUR),
    resumeCheck: limit(6, MINUTE),
    resumeOverruns: limit(3, 10 * MINUTE),
    views: limit(120, MINUTE),
    telemetry: limit(60, MINUTE),
    telemetryItems: limit(300, 10 * MINUTE),
    telemetryItemsOfNetwork: limit(1_500, 10 * MINUTE),
  };
}
