import { suggest, MIN_SUGGESTION_LENGTH, type SuggestionKind } from '@kadam/shared/contract/jobs';
import { call } from '@kadam/shared/http';
import { keepPreviousData, useQuery } from '@kadam/shared/query';
import { useEffect, useState } from 'react';
import { tidyText } from '../../lib/job-filters';
import { isRecord, textOf } from '../../lib/job-posting';
import { queryKey } from '../../lib/query-key';

/** State of the list below the field, for its ARIA attributes. */
export interface ListState {
  readonly isOpen: boolean;
  readonly activeId: string | undefined;
}

/** Milliseconds without typing. */
const PAUSE_MS = 150;
const NONE: readonly string[] = [];

/** Suggestions for the typed text; outdated requests are aborted, errors suggest nothing. */
export function useSuggestions(kind: SuggestionKind, typed: string, isWanted: boolean): readonly string[] {
  const text = useSettled(tidyText(typed));
  const isEnabled = isWanted && text.length >= MIN_SUGGESTION_LENGTH;
  const { data } = useQuery({
    queryKey: queryKey('suggestions', kind, text.toLowerCase()),
    queryFn: ({ signal }) => fetchSuggestions(kind, text, signal),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
    retry: false,
    staleTime: 60_000,
  });
  if (!isEnabled || !data) return NONE;
  return data.length === 1 && data[0]?.toLowerCase() === text.toLowerCase() ? NONE : data;
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Titles or locations of postings; empty if the response has another shape. */
async function fetchSuggestions(kind: SuggestionKind, text: string, signal: AbortSignal): Promise<readonly string[]> {
  const response = await call(suggest, { query: { kind, text }, signal });
  const suggestions = isRecord(response) && isRecord(response.data) ? response.data.suggestions : undefined;
  return Array.isArray(suggestions) ? suggestions.map(textOf).filter(Boolean) : [];
}
