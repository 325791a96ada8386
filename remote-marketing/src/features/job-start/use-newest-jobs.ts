import { useEffect, useRef, useState } from 'react';
import type { NewestJob } from '@kadam/shared/contract/newest-jobs';
import { onDemand } from '@kadam/shared/on-demand';

export type NewestJobsState =
  | { readonly status: 'unseen' | 'waiting' }
  | { readonly status: 'ready'; readonly jobs: readonly NewestJob[] }
  /** `absent`: the server has no list of newest jobs. */
  | { readonly status: 'failed' | 'absent' };

const GIVE_UP_AFTER_MS = 8_000;

// Loaded when the list becomes visible: the first paint needs neither the client nor zod.
const loadRequests = onDemand(() => import('./job-start.requests'));

/** The newest postings, requested when the element with `place` becomes visible. */
export function useNewestJobs() {
  const [state, show] = useState<NewestJobsState>({ status: 'unseen' });
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const stop = new AbortController();
    const load = async () => {
      show({ status: 'waiting' });
      // The list is optional, so a slow request is given up instead of offering a retry.
      const timer = setTimeout(() => {
        stop.abort();
        show({ status: 'failed' });
      }, GIVE_UP_AFTER_MS);
      try {
        const { fetchNewestJobs } = await loadRequests();
        const jobs = await fetchNewestJobs(stop.signal);
        if (!stop.signal.aborted) show(jobs.length > 0 ? { status: 'ready', jobs } : { status: 'failed' });
      } catch (error) {
        if (!stop.signal.aborted) show({ status: isMissing(error) ? 'absent' : 'failed' });
      } finally {
        clearTimeout(timer);
      }
    };
    const stopWatching = whenInSight(element, () => void load());
    return () => {
      stop.abort();
      stopWatching();
    };
  }, []);

  return { state, place };
}

const isMissing = (error: unknown) => (error as { readonly status?: unknown } | null)?.status === 404;

function whenInSight(element: HTMLElement, onSight: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    onSight();
    return () => {};
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onSight();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
