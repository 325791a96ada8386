import { releaseUrl, type LiveRemote } from '@kadam/shared/remote';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { tell } from './telemetry';

type Vital = 'TTFB' | 'FCP' | 'LCP' | 'INP' | 'CLS';
/** The contract takes no longer time. */
const MOST_MS = 600_000;

const toldVitals = new Set<string>();
const toldFiles = new Set<string>();
let isWatching = false;

/** Tells how long the parts of a remote took that stands now, each once, and from the first time on the web vitals of the visit. */
export function measure(release: LiveRemote): void {
  tellParts(release);
  if (isWatching) return;
  isWatching = true;
  const { name: bundle, version } = release;
  // A page that is hidden, looked at again and hidden once more would be counted twice.
  const tellOnce = ({ name, value }: { readonly name: string; readonly value: number }) => {
    if (toldVitals.has(name)) return;
    toldVitals.add(name);
    tell({ kind: 'vital', bundle, version, name: name as Vital, value: Math.min(value, MOST_MS) });
  };
  for (const watch of [onTTFB, onFCP, onLCP, onINP, onCLS]) watch(tellOnce);
}

function tellParts({ name: bundle, version, entry }: LiveRemote): void {
  const folder = releaseUrl(bundle, version);
  for (const { pathname, ms } of fetchedScripts()) {
    if (!pathname.startsWith(folder) || toldFiles.has(pathname)) continue;
    toldFiles.add(pathname);
    tell({ kind: 'fetched', bundle, version, part: pathname === entry ? 'entry' : 'page', ms: Math.min(ms, MOST_MS) });
  }
}

const fetchedScripts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name, duration }) => ({ pathname: new URL(name).pathname, ms: duration }))
    .filter(({ pathname }) => pathname.endsWith('.js'));
