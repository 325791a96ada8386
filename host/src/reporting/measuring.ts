import { releaseUrl, type LiveRemote } from '@kadam/shared/remote';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { record } from './telemetry';

type Vital = 'TTFB' | 'FCP' | 'LCP' | 'INP' | 'CLS';
/** Limit of the contract. */
const MAX_MS = 600_000;

const recordedVitals = new Set<string>();
const recordedFiles = new Set<string>();
let isWatching = false;

/**
 * Records the load time of each file of a mounted remote, and from the first call on the visit's
 * web vitals.
 */
export function measure(release: LiveRemote): void {
  recordParts(release);
  if (isWatching) return;
  isWatching = true;
  const { name: bundle, version } = release;
  // A page that is hidden a second time would report its vitals again.
  const recordOnce = ({ name, value }: { readonly name: string; readonly value: number }) => {
    if (recordedVitals.has(name)) return;
    recordedVitals.add(name);
    record({ kind: 'vital', bundle, version, name: name as Vital, value: Math.min(value, MAX_MS) });
  };
  for (const watch of [onTTFB, onFCP, onLCP, onINP, onCLS]) watch(recordOnce);
}

function recordParts({ name: bundle, version, entry }: LiveRemote): void {
  const folder = releaseUrl(bundle, version);
  for (const { pathname, ms } of fetchedScripts()) {
    if (!pathname.startsWith(folder) || recordedFiles.has(pathname)) continue;
    recordedFiles.add(pathname);
    record({ kind: 'fetched', bundle, version, part: pathname === entry ? 'entry' : 'page', ms: Math.min(ms, MAX_MS) });
  }
}

const fetchedScripts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name, duration }) => ({ pathname: new URL(name).pathname, ms: duration }))
    .filter(({ pathname }) => pathname.endsWith('.js'));
