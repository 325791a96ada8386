import { useEffect, useRef, useState } from 'react';
import { saveResume, type KeptResume } from '../../lib/kept-resume';
import type { Suggestions } from '../../lib/suggestions';
import { afterPauses } from './after-pauses';
import type { ResumeStore } from './resume-store';

/** Milliseconds without a change; it is also stored when the page is left or hidden. */
const PAUSE_MS = 400;

/**
 * Stores the resume and its suggestions in this tab.
 * @param opened the stored state
 * @returns false if the browser could not store it
 */
export function useKeeping(store: ResumeStore, suggestions: Suggestions, opened: KeptResume): boolean {
  const [isKept, setKept] = useState(true);
  const kept = useRef(opened);
  useEffect(() => {
    const keep = () => {
      const document = store.document();
      if (document === kept.current.document && suggestions === kept.current.suggestions) return;
      kept.current = { document, suggestions };
      setKept(saveResume(kept.current));
    };
    const end = afterPauses(store, { ms: PAUSE_MS, act: keep });
    const ending = new AbortController();
    window.addEventListener('pagehide', keep, { signal: ending.signal });
    document.addEventListener('visibilitychange', keep, { signal: ending.signal });
    return () => {
      end();
      ending.abort();
      keep();
    };
  }, [store, suggestions]);
  return isKept;
}
