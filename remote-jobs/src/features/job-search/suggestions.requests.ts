import { suggest, type SuggestionKind } from '@kadam/shared/contract/jobs';
import { call } from '@kadam/shared/http';
import { isRecord, textOf } from '../../lib/job-posting';

/** Titles or places of postings for what is typed; an answer of another shape suggests nothing. */
export async function fetchSuggestions(
  kind: SuggestionKind,
  text: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const answer = await call(suggest, { query: { kind, text }, signal });
  const suggestions = isRecord(answer) && isRecord(answer.data) ? answer.data.suggestions : undefined;
  return Array.isArray(suggestions) ? suggestions.map(textOf).filter(Boolean) : [];
}
