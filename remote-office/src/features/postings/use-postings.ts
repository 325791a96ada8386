import { useState } from 'react';
import type { BulkResult, ChangePostingsBody } from '@kadam/shared/contract/postings';
import type { PostingsSearch } from '../../lib/postings-search';
import { refreshList, settle } from '../../lib/settle';
import { useChange } from '../../lib/use-change';
import { type Loaded, useLoaded } from '../../lib/use-loaded';
import { fetchPostings, sendChanges, type PostingsPage } from './postings.requests';

const LIST = 'postings';

export const usePostings = (search: PostingsSearch): Loaded<PostingsPage> =>
  useLoaded({ key: [LIST, search], load: (signal) => fetchPostings(search, signal), keepsPrevious: true });

export const refreshPostings = (): Promise<void> => refreshList(LIST);

/** Changes several postings; `results` are those of the last change. */
export function useBulkChange() {
  const [results, setResults] = useState<readonly BulkResult[]>();
  const change = useChange((body: ChangePostingsBody) => {
    setResults(undefined);
    return settle(sendChanges(body).then(setResults).then(refreshPostings));
  });
  return { ...change, results };
}
