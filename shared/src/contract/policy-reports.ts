import { endpoint, OPERATIONS_ROLES } from './endpoint';
import { queryInteger, timestamp } from './schema';
import { success, withData } from './success';
import { MAX_REPORT_HOURS } from './telemetry';
import { z } from './zod';

/** Max reports per call. */
export const MAX_POLICY_REPORTS = 50;

// Lenient about other fields and types, because browsers differ.
const words = z.optional(z.string().check(z.maxLength(8_000, 'Must be at most 8000 characters.')));

/**
 * Body of `report-uri`, in its member `csp-report` (Content Security Policy Level 2, section 4.4).
 */
const legacyViolation = z.object({
  'effective-directive': words,
  'violated-directive': words,
  'blocked-uri': words,
});

/** Body of `report-to` (Reporting API); only type `csp-violation` is counted. */
const report = z.object({
  type: z.string().check(z.maxLength(100, 'Must be at most 100 characters.')),
  body: z.optional(z.nullable(z.object({ effectiveDirective: words, blockedURL: words }))),
});

/** One of the two; a list of `application/reports+json` is passed as `reports`. */
export const policyReportsBody = z.object({
  'csp-report': z.optional(legacyViolation),
  reports: z.optional(
    z.array(report).check(z.maxLength(MAX_POLICY_REPORTS, `Must be at most ${MAX_POLICY_REPORTS} reports.`)),
  ),
});
export type PolicyReportsBody = z.infer<typeof policyReportsBody>;

export const sendPolicyReports = endpoint({
  method: 'POST',
  path: '/policy-reports',
  summary: 'Report violations of the content security policy, sent by browsers',
  access: 'public',
  body: policyReportsBody,
  responses: { 202: success },
});

/**
 * `count` counts a browser once per ten minutes; `origin` is a site, a scheme (`data:`) or a
 * keyword (`inline`).
 */
const violation = z.object({
  directive: z.string(),
  origin: z.string(),
  count: z.number(),
  first: timestamp,
  last: timestamp,
});

export const policyReports = z.object({
  since: timestamp,
  violations: z.array(violation),
  /** Hours with reports. */
  series: z.array(z.object({ at: timestamp, count: z.number() })),
});
export type PolicyReports = z.infer<typeof policyReports>;

export const getPolicyReports = endpoint({
  method: 'GET',
  path: '/policy-reports',
  summary: 'Violations of the content security policy, by directive and blocked origin',
  access: 'staff',
  roles: OPERATIONS_ROLES,
  isPolled: true,
  query: z.object({ hours: queryInteger({ min: 1, max: MAX_REPORT_HOURS, fallback: 24 }) }),
  responses: { 200: withData(policyReports) },
});
