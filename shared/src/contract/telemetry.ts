import { endpoint, OPERATIONS_ROLES } from './endpoint';
import { id, queryInteger, timestamp } from './schema';
import { success, withData } from './success';
import { z } from './zod';

/** Max items per call; browsers send earlier. */
export const MAX_TELEMETRY_ITEMS = 40;

/** Web vitals (web.dev/vitals), in milliseconds; `CLS` has no unit. */
export const VITALS = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const;
export type Vital = (typeof VITALS)[number];

/** When a version of a bundle failed, as in the event `portal:problem`. */
export const FAILURE_PHASES = ['load', 'render', 'run'] as const;

const bundle = z.string().check(z.regex(/^[a-z][a-z-]{0,30}$/, 'Must be the name of a bundle.'));
const version = z.string().check(z.regex(/^[\w.+-]{1,60}$/, 'Must be a version.'));
const milliseconds = z.number().check(z.minimum(0), z.maximum(600_000));

/**
 * Contains no message, URL or input: `name` is the error's class, `at` a file of the portal with
 * line and column.
 */
const failed = z.object({
  kind: z.literal('failed'),
  bundle,
  version,
  phase: z.enum(FAILURE_PHASES),
  name: z.string().check(z.regex(/^[\w$]{0,60}$/, 'Must be the name of a class.')),
  at: z.string().check(z.regex(/^[\w./-]{0,120}(:\d{1,7}){0,2}$/, 'Must be a file of the portal.')),
});

/**
 * A page has mounted: `loadMs` from requesting its code until it arrived, `mountMs` from then until
 * it was painted. Both are absent if the visit is not sampled or the page was prefetched.
 */
const mounted = z.object({
  kind: z.literal('stood'),
  bundle,
  version,
  loadMs: z.optional(milliseconds),
  mountMs: z.optional(milliseconds),
});

/** Separately loaded parts of a remote: its container, and the chunk of a page. */
export const FETCHED_PARTS = ['entry', 'page'] as const;

/** A part of a remote was loaded: `ms` from the request to the last byte, also from a cache. */
const fetched = z.object({
  kind: z.literal('fetched'),
  bundle,
  version,
  part: z.enum(FETCHED_PARTS),
  ms: milliseconds,
});

/** Of the first page of a visit. */
const vital = z.object({ kind: z.literal('vital'), bundle, version, name: z.enum(VITALS), value: milliseconds });

export const telemetryItem = z.discriminatedUnion('kind', [mounted, failed, fetched, vital]);
export type TelemetryItem = z.infer<typeof telemetryItem>;

export const telemetryBody = z.object({
  items: z
    .array(telemetryItem)
    .check(z.minLength(1), z.maxLength(MAX_TELEMETRY_ITEMS, `Must be at most ${MAX_TELEMETRY_ITEMS} items.`)),
  /** The document belongs to a canary. */
  isCanary: z.optional(z.boolean()),
  /**
   * From `getReportToken`. Optional only for hosts that were released before it; reports without it
   * are rejected.
   */
  token: z.optional(z.string().check(z.maxLength(8_000))),
});
export type TelemetryBody = z.infer<typeof telemetryBody>;

/** Lifetime of a report token, in seconds. */
export const REPORT_TOKEN_SECONDS = 15 * 60;

export const getReportToken = endpoint({
  method: 'GET',
  path: '/telemetry/token',
  summary: 'Get the token that reports of this document need: for this network, the versions shown now and 15 minutes',
  access: 'public',
  responses: { 200: z.extend(success, { token: z.string() }) },
});

export const sendTelemetry = endpoint({
  method: 'POST',
  path: '/telemetry',
  summary: 'Report load times and failures by bundle and version, without personal data',
  access: 'public',
  body: telemetryBody,
  responses: { 202: success },
  failures: [403],
});

/** Count and percentiles, in the unit of the measure, with a precision of 5 %. */
const distribution = z.object({ count: z.number(), p50: z.number(), p75: z.number(), p95: z.number() });
export type Distribution = z.infer<typeof distribution>;

/** `visits` and `failures` count a browser once per ten minutes, by network address and day. */
const share = { visits: z.number(), failures: z.number() };

const versionReport = z.object({
  bundle: z.string(),
  version: z.string(),
  first: timestamp,
  last: timestamp,
  ...share,
  /** By measure: `load`, `entry`, `page`, `mount` and the web vitals. */
  measures: z.record(z.string(), distribution),
});

/** One version in one interval, which starts at `at`. */
const seriesPoint = z.object({
  at: timestamp,
  bundle: z.string(),
  version: z.string(),
  ...share,
  measures: z.record(z.string(), distribution),
});

const problem = z.object({
  id,
  bundle: z.string(),
  version: z.string(),
  phase: z.enum(FAILURE_PHASES),
  name: z.string(),
  at: z.string(),
  count: z.number(),
  first: timestamp,
  last: timestamp,
});

export const telemetryReport = z.object({
  since: timestamp,
  /** Length of an interval of the series. */
  stepHours: z.number(),
  versions: z.array(versionReport),
  series: z.array(seriesPoint),
  problems: z.array(problem),
});
export type TelemetryReport = z.infer<typeof telemetryReport>;

/** A month, the retention of reports. */
export const MAX_REPORT_HOURS = 30 * 24;

export const getTelemetry = endpoint({
  method: 'GET',
  path: '/telemetry',
  summary: 'Load times, web vitals and failures of each version of each bundle, in at most about 30 intervals',
  access: 'staff',
  roles: OPERATIONS_ROLES,
  isPolled: true,
  query: z.object({ hours: queryInteger({ min: 1, max: MAX_REPORT_HOURS, fallback: 24 }) }),
  responses: { 200: withData(telemetryReport) },
});

/** Load time of the first page in sampled browsers, in milliseconds: count and quartiles. */
const times = z.object({ count: z.number(), p25: z.number(), p75: z.number() });

/** Number of networks (IPv4 /24, IPv6 /48) of the failing page views and of the sampled ones. */
const networks = z.object({ failing: z.number(), measured: z.number() });

/**
 * One version in the last minutes: page views that showed it or tried to, and those in which it
 * failed.
 */
export const versionHealth = z.object({
  bundle: z.string(),
  version: z.string(),
  ...share,
  /** Of documents of the live releases. */
  times,
  networks,
  /** Of documents of a canary. */
  canary: z.object({ ...share, times, networks }),
});
export type VersionHealth = z.infer<typeof versionHealth>;

export const getReleaseHealth = endpoint({
  method: 'GET',
  path: '/telemetry/health',
  summary: 'Page views of each version in the last minutes, failures and load times; at most 20 of one network count',
  access: 'guard',
  roles: OPERATIONS_ROLES,
  query: z.object({ minutes: queryInteger({ min: 1, max: 24 * 60, fallback: 30 }) }),
  responses: { 200: withData(z.array(versionHealth)) },
});

/** What the release guard did or found, and for which releases. `why` is a sentence. */
export const guardNotice = z.object({
  action: z.enum(['abort', 'rollback', 'retire', 'refused', 'damaged']),
  releases: z.array(z.object({ bundle, version })).check(z.minLength(1), z.maxLength(20)),
  why: z.string().check(z.minLength(1), z.maxLength(1_000)),
});
export type GuardNotice = z.infer<typeof guardNotice>;

export const sendGuardNotice = endpoint({
  method: 'POST',
  path: '/telemetry/notices',
  summary: 'Notify the operators by mail of what the release guard did or found',
  access: 'guard',
  body: guardNotice,
  responses: { 202: success },
});
