import { BRAND } from './brand';
import { endpoint } from './endpoint';
import { PUBLISHED } from './published-content';
import { email, queryInteger, requiredText } from './schema';
import { withData } from './success';
import { z } from './zod';

/**
 * Retention periods in months that the office can choose. `max` of applications is the time within
 * which a claim can be brought (Limitation Act 1963, Schedule: three years).
 */
export const RETENTION = {
  resumes: { label: 'Resumes', from: 'after they were last handed in', fallback: 12, min: 3, max: 24 },
  applications: { label: 'Applications', from: 'after the last activity', fallback: 36, min: 12, max: 36 },
  skills: { label: 'Kept skills of a resume', from: 'after they were kept', fallback: 12, min: 3, max: 24 },
  messages: { label: 'Contact messages', from: 'after they were sent', fallback: 12, min: 3, max: 36 },
  inquiries: { label: 'Inquiries of employers', from: 'after the last change', fallback: 24, min: 6, max: 36 },
  requests: { label: 'Requests about personal data', from: 'after the answer', fallback: 36, min: 12, max: 36 },
  consents: { label: 'Records of consents', from: 'after the consent ended', fallback: 36, min: 12, max: 84 },
} as const;
export type RetentionKind = keyof typeof RETENTION;
export const RETENTION_KINDS = Object.keys(RETENTION) as readonly RetentionKind[];
export type RetentionMonths = Readonly<Record<RetentionKind, number>>;

/** A period in words: '12 months', '3 years'. */
export const monthsText = (months: number): string => {
  if (months === 1) return '1 month';
  return months > 12 && months % 12 === 0 ? `${months / 12} years` : `${months} months`;
};

/** Why a period cannot be saved; undefined if it can. */
export function retentionError(kind: RetentionKind, months: number): string | undefined {
  const { label, min, max } = RETENTION[kind];
  if (Number.isInteger(months) && months >= min && months <= max) return undefined;
  return `${label}: please enter whole months from ${min} to ${max}.`;
}

export const PRIVACY_SETTINGS_MESSAGES = {
  changed: 'Another owner has changed these settings in the meantime. Look at the newest ones, then change them again.',
  officerName: 'Please enter the name of the grievance officer.',
  officerPhone: 'Please enter the phone number of the grievance officer.',
} as const;

/** Who answers questions and grievances about personal data. */
export const grievanceOfficer = z.object({
  name: requiredText(120, PRIVACY_SETTINGS_MESSAGES.officerName),
  email: email(),
  phone: requiredText(40, PRIVACY_SETTINGS_MESSAGES.officerPhone),
});
export type GrievanceOfficer = z.infer<typeof grievanceOfficer>;

/** Defaults until the office has saved settings. */
export const DEFAULT_OFFICER: GrievanceOfficer = {
  name: 'Grievance officer',
  get email() {
    return BRAND.email;
  },
  get phone() {
    return BRAND.phone.label;
  },
};
export const DEFAULT_RETENTION = Object.fromEntries(
  RETENTION_KINDS.map((kind) => [kind, RETENTION[kind].fallback]),
) as RetentionMonths;

const period = (kind: RetentionKind) => {
  const message = retentionError(kind, Number.NaN) ?? '';
  return z.int(message).check(z.minimum(RETENTION[kind].min, message), z.maximum(RETENTION[kind].max, message));
};
const retention = z.object({
  resumes: period('resumes'),
  applications: period('applications'),
  skills: period('skills'),
  messages: period('messages'),
  inquiries: period('inquiries'),
  requests: period('requests'),
  consents: period('consents'),
});

export const privacyFacts = z.object({ officer: grievanceOfficer, retention });
/** Settings shown on the privacy page. */
export type PrivacyFacts = z.infer<typeof privacyFacts>;
export const DEFAULT_PRIVACY_FACTS: PrivacyFacts = { officer: DEFAULT_OFFICER, retention: DEFAULT_RETENTION };

/** Settings shown on the privacy page, from this document. */
export const PRIVACY_FACTS: PrivacyFacts = {
  ...DEFAULT_PRIVACY_FACTS,
  ...(PUBLISHED.content.privacyFacts as PrivacyFacts | undefined),
};

/**
 * `version` counts the changes; a change names the version it replaces. 0: nothing was saved yet.
 */
export const privacySettings = z.extend(privacyFacts, { version: z.number() });
export type PrivacySettings = z.infer<typeof privacySettings>;
const settingsResponse = withData(z.object({ settings: privacySettings }));

export const getPrivacySettings = endpoint({
  method: 'GET',
  path: '/office/privacy/settings',
  summary: 'Retention periods and the grievance officer, for changing them',
  access: 'staff',
  roles: ['auditor'],
  responses: { 200: settingsResponse },
});

export const changePrivacySettingsBody = z.extend(privacyFacts, { version: z.int('Must be a whole number.') });
export type ChangePrivacySettingsBody = z.infer<typeof changePrivacySettingsBody>;

export const changePrivacySettings = endpoint({
  method: 'PUT',
  path: '/office/privacy/settings',
  summary: 'Change retention periods and the grievance officer; 409 if they were changed meanwhile',
  access: 'staff',
  roles: [],
  repeatable: 'as-is',
  body: changePrivacySettingsBody,
  responses: { 200: settingsResponse },
  failures: [409],
});

const configured = (kind: RetentionKind) => queryInteger(RETENTION[kind]);

export const getRetentionEffect = endpoint({
  method: 'GET',
  path: '/office/privacy/settings/effect',
  summary: 'How many rows the next cleaning would remove with these periods, by kind',
  access: 'staff',
  roles: ['auditor'],
  query: z.object({
    resumes: configured('resumes'),
    applications: configured('applications'),
    skills: configured('skills'),
    messages: configured('messages'),
    inquiries: configured('inquiries'),
    requests: configured('requests'),
    consents: configured('consents'),
  }),
  responses: {
    200: withData(z.object({ removed: z.record(z.string(), z.number()) })),
  },
});
