import type { TelemetryItem } from '@kadam/shared/contract/telemetry';
import { bucketOf } from './histogram';

interface Version {
  readonly bundle: string;
  readonly version: string;
}

export interface Count extends Version {
  readonly hour: string;
  readonly measure: string;
  readonly bucket: number;
  readonly count: number;
}

export interface Visit extends Version {
  readonly slot: string;
  readonly client: string;
  /** Hash of the caller's network. */
  readonly network: string;
  readonly failed: boolean;
  /** Whether the document was that of a canary. */
  readonly canary: boolean;
  /** Time from the request for its code until its first page was rendered; null if not measured. */
  readonly ms: number | null;
}

export interface Problem extends Version {
  readonly day: string;
  readonly phase: string;
  readonly name: string;
  readonly place: string;
  readonly count: number;
  readonly firstAt: string;
  readonly lastAt: string;
}

export interface Gathered {
  readonly counts: Map<string, Count>;
  readonly visits: Map<string, Visit>;
  readonly problems: Map<string, Problem>;
}

export const nothingGathered = (): Gathered => ({ counts: new Map(), visits: new Map(), problems: new Map() });

export const isEmpty = ({ counts, visits, problems }: Gathered): boolean =>
  counts.size + visits.size + problems.size === 0;

const HOUR_MS = 60 * 60_000;
const SLOT_MS = 10 * 60_000;
// Counted in thousandths, because buckets are precise from 1 on and a layout shift is usually less.
const CLS_UNIT = 1_000;

/** What the stored values of a measure are divided by. */
export const unitOf = (measure: string): number => (measure === 'CLS' ? CLS_UNIT : 1);

const startOf = (at: Date, lengthMs: number) => new Date(at.getTime() - (at.getTime() % lengthMs)).toISOString();

interface ReportContext {
  readonly at: Date;
  /** Hash of the caller. */
  readonly client: string;
  readonly network: string;
  readonly canary?: boolean;
  /** Whether a failure is also described; otherwise it is only counted. */
  readonly isDescribed?: boolean;
}

export function gather(gathered: Gathered, item: TelemetryItem, context: ReportContext): void {
  const { at, client, network, canary = false, isDescribed = true } = context;
  const { bundle, version } = item;
  const hour = startOf(at, HOUR_MS);
  const addValue = (measure: string, value: number) =>
    addCount(gathered, { hour, bundle, version, measure, bucket: bucketOf(value * unitOf(measure)), count: 1 });
  if (item.kind === 'vital') return addValue(item.name, item.value);
  if (item.kind === 'fetched') return addValue(item.part, item.ms);
  const failed = item.kind === 'failed';
  addVisit(gathered, {
    slot: startOf(at, SLOT_MS),
    bundle,
    version,
    client,
    network,
    failed,
    canary,
    ms: timeOf(item),
  });
  if (item.kind === 'stood') {
    if (item.loadMs !== undefined) addValue('load', item.loadMs);
    if (item.mountMs !== undefined) addValue('mount', item.mountMs);
    return;
  }
  if (!isDescribed) return;
  const time = at.toISOString();
  const { phase, name, at: place } = item;
  addProblem(gathered, {
    day: time.slice(0, 10),
    bundle,
    version,
    phase,
    name,
    place,
    count: 1,
    firstAt: time,
    lastAt: time,
  });
}

const timeOf = (item: TelemetryItem): number | null =>
  item.kind === 'stood' && item.loadMs !== undefined ? Math.round(item.loadMs + (item.mountMs ?? 0)) : null;

/** Adds what was gathered elsewhere, up to the max number of keys. */
export function addAll(gathered: Gathered, more: Gathered): void {
  for (const count of more.counts.values()) addCount(gathered, count);
  for (const visit of more.visits.values()) addVisit(gathered, visit);
  for (const problem of more.problems.values()) addProblem(gathered, problem);
}

// Limits the effect of invented versions; beyond it, new keys are dropped.
const MAX_KEYS = 5_000;

function put<Value>(map: Map<string, Value>, parts: readonly unknown[], join: (known?: Value) => Value): void {
  const key = parts.join(' ');
  if (map.has(key) || map.size < MAX_KEYS) map.set(key, join(map.get(key)));
}

function addCount({ counts }: Gathered, added: Count): void {
  const { hour, bundle, version, measure, bucket } = added;
  put(counts, [hour, bundle, version, measure, bucket], (known) => ({
    ...added,
    count: added.count + (known?.count ?? 0),
  }));
}

function addVisit({ visits }: Gathered, added: Visit): void {
  const { slot, bundle, version, canary, client } = added;
  put(visits, [slot, bundle, version, canary, client], (known) => ({
    ...added,
    failed: added.failed || (known?.failed ?? false),
    ms: known?.ms ?? added.ms,
  }));
}

function addProblem({ problems }: Gathered, added: Problem): void {
  const { day, bundle, version, phase, name, place } = added;
  put(problems, [day, bundle, version, phase, name, place], (known) => ({
    ...added,
    count: added.count + (known?.count ?? 0),
    firstAt: known?.firstAt ?? added.firstAt,
  }));
}
