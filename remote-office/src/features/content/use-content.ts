import type { ContentSummary, SectionState } from '@kadam/shared/contract/content';
import type { Section } from '@kadam/shared/contract/published-content';
import { useQuery } from '@kadam/shared/query';
import { officeFailure } from '../../lib/office-failure';
import { queryKey } from '../../lib/query-key';
import { fetchSection, fetchSections } from './content.requests';

/** Key of the list and of each section. */
export const CONTENT = 'content';

export type Loaded<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: Data };

export function useSections(): Loaded<readonly ContentSummary[]> {
  return loaded(
    useQuery({ queryKey: queryKey(CONTENT, 'list'), queryFn: ({ signal }) => fetchSections(signal), staleTime: 0 }),
  );
}

export function useSectionState(section: Section): Loaded<SectionState> {
  return loaded(
    useQuery({
      queryKey: queryKey(CONTENT, section),
      queryFn: ({ signal }) => fetchSection(section, signal),
      staleTime: 0,
    }),
  );
}

interface Result<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

function loaded<Data>({ data, error, isFetching, refetch }: Result<Data>): Loaded<Data> {
  if (data) return { status: 'ready', data };
  if (!error || isFetching) return { status: 'loading' };
  return { status: 'failed', message: officeFailure(error).message, retry: () => void refetch() };
}
