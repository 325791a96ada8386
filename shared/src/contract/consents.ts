import { endpoint } from './endpoint';
import { email, id, timestamp } from './schema';
import { withData } from './success';
import { z } from './zod';

/** Purposes that a member can consent to separately. */
export const CONSENT_PURPOSES = ['other_jobs', 'resume_on_file', 'job_alerts', 'newsletter'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

interface ConsentNotice {
  readonly title: string;
  /**
   * The texts of each consent, oldest first. A text is never changed: a new one is added, and its
   * position, counted from 1, is its version.
   */
  readonly texts: readonly [string, ...string[]];
}

/** The notices of all purposes (Digital Personal Data Protection Act 2023, sections 5 and 6). */
export const CONSENT_NOTICES: Readonly<Record<ConsentPurpose, ConsentNotice>> = {
  other_jobs: {
    title: 'Consider me for other jobs',
    texts: [
      'Our office may look at your job profile, your applications and the resumes you sent with them, and write to you when another job fits. An employer gets your details only when you apply.',
    ],
  },
  resume_on_file: {
    title: 'Keep my resume for the next application',
    texts: [
      'We keep the file, and what was read in it, so that you need not upload it again. Resumes that you have already sent with an application stay with that application.',
    ],
  },
  job_alerts: {
    title: 'Mail me new jobs for my saved searches',
    texts: ['We store the searches that you save as job alerts, and mail you new jobs as often as you have chosen.'],
  },
  newsletter: {
    title: 'Newsletter',
    texts: ['We mail you new openings and courses, about twice a month. Every issue has a link that ends it.'],
  },
};

/** Version of the current text. */
export const consentVersion = (purpose: ConsentPurpose): number => CONSENT_NOTICES[purpose].texts.length;

/** Where a consent was given or withdrawn. */
export const CONSENT_SOURCES = [
  'account',
  'mail_link',
  'job_alert',
  'resume_upload',
  'email_change',
  'account_deleted',
  'office',
  'before_records',
] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

export const CONSENT_MESSAGES = {
  newText: 'The text has changed since you opened this page. Load the page again, read it, and choose once more.',
  confirmFirst: 'Please confirm your email address first: the newsletter goes only to addresses that are confirmed.',
  byUse: 'You agree to this by using it: save a search as a job alert, or put a resume on file in your job profile.',
} as const;

const purpose = z.enum(CONSENT_PURPOSES);

/**
 * A purpose and whether the member currently consents. `since` is when that was recorded, null if
 * it never was.
 */
export const consentChoice = z.object({ purpose, isGiven: z.boolean(), since: z.nullable(timestamp) });
export type ConsentChoice = z.infer<typeof consentChoice>;

const choices = withData(z.object({ choices: z.array(consentChoice) }));

export const listConsents = endpoint({
  method: 'GET',
  path: '/account/consents',
  summary: 'What the signed-in member agrees to, by purpose',
  access: 'member',
  responses: { 200: choices },
});

/** `textVersion` is the text that the member has read. */
export const chooseConsentBody = z.object({
  isGiven: z.boolean('Must be true or false.'),
  textVersion: z.int('Must be a whole number.'),
});
export type ChooseConsentBody = z.infer<typeof chooseConsentBody>;

export const chooseConsent = endpoint({
  method: 'PUT',
  path: '/account/consents/{purpose}',
  summary: 'Give or withdraw a consent of the signed-in member; 409 for an old text, or what is given by using it',
  access: 'member',
  repeatable: 'as-is',
  params: z.object({ purpose }),
  body: chooseConsentBody,
  responses: { 200: choices },
  failures: [409],
});

/**
 * One entry of the record. `textVersion` is 0 for consents from before texts had versions,
 * `policyVersion` the published privacy policy of that time, 0 for the built-in one.
 */
export const consentRecord = z.object({
  id,
  purpose,
  isGiven: z.boolean(),
  textVersion: z.number(),
  policyVersion: z.number(),
  source: z.enum(CONSENT_SOURCES),
  at: timestamp,
});
export type ConsentRecord = z.infer<typeof consentRecord>;

export const findConsents = endpoint({
  method: 'GET',
  path: '/office/privacy/consents',
  summary: 'The record of consents of an address, newest first, also of a deleted account',
  access: 'staff',
  roles: ['auditor'],
  query: z.object({ email: email() }),
  responses: {
    200: withData(z.object({ records: z.array(consentRecord) })),
  },
});
