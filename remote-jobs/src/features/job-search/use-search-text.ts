import { useEffect, useEffectEvent, useState } from 'react';
import { changeFilters, tidyText, type JobFilters } from '../../lib/job-filters';

/** Milliseconds without typing after which the search starts. */
const DEBOUNCE_MS = 400;

interface SearchText {
  readonly search: string;
  readonly location: string;
}

/** `seen` are the last filters; only a change from elsewhere replaces the typed text. */
interface Draft {
  readonly text: SearchText;
  readonly seen: SearchText;
}

/** The two search fields: applied to the filters after a pause, or at once by `submit`. */
export function useSearchText(filters: JobFilters, onChange: (next: JobFilters, step: 'push' | 'replace') => void) {
  const current: SearchText = { search: filters.search, location: filters.location };
  const [draft, setDraft] = useState<Draft>({ text: current, seen: current });
  if (!isSame(draft.seen, current)) setDraft({ text: current, seen: current });

  const commit = (step: 'push' | 'replace', text = draft.text) => {
    const sent = { search: tidyText(text.search), location: tidyText(text.location) };
    if (isSame(sent, current)) return false;
    setDraft({ text, seen: sent });
    onChange(changeFilters(filters, sent), step);
    return true;
  };
  const commitTyped = useEffectEvent(() => void commit('replace'));
  const { text } = draft;
  useEffect(() => {
    const timer = setTimeout(commitTyped, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return {
    text,
    handleType: (change: Partial<SearchText>) => setDraft({ ...draft, text: { ...text, ...change } }),
    pick: (change: Partial<SearchText>) => {
      const picked = { ...text, ...change };
      setDraft({ ...draft, text: picked });
      commit('push', picked);
    },
    /** Returns false if nothing has changed. */
    submit: () => commit('push'),
  };
}

const isSame = (one: SearchText, other: SearchText) => one.search === other.search && one.location === other.location;
