import { useEffect, useRef, useState } from 'react';
import { saveResume, type StoredResume } from '../../lib/stored-resume';
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
export function useResumeStorage(store: ResumeStore, suggestions: Suggestions, opened: StoredResume): boolean {
  const [isStored, setStored] = useState(true);
  const stored = useRef(opened);
  useEffect(() => {
    const save = () => {
      const document = store.document();
      if (document === stored.current.document && suggestions === stored.current.suggestions) return;
      stored.current = { document, suggestions };
      setStored(saveResume(stored.current));
    };
    const end = afterPauses(store, { ms: PAUSE_MS, act: save });
    const ending = new AbortController();
    window.addEventListener('pagehide', save, { signal: ending.signal });
    document.addEventListener('visibilitychange', save, { signal: ending.signal });
    return () => {
      end();
      ending.abort();
      save();
    };
  }, [store, suggestions]);
  return isStored;
}
