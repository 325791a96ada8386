import type { ChangePostingStateBody, OfficePosting } from '@kadam/shared/contract/postings';
import { queryClient } from '@kadam/shared/query';
import { useNavigate } from '@kadam/shared/router';
import { queryKey } from '../../lib/query-key';
import { settle } from '../../lib/settle';
import { useChange } from '../../lib/use-change';
import { type Loaded, useLoaded } from '../../lib/use-loaded';
import { postingHref } from '../../paths';
import { fetchPosting, sendDuplicate, sendState } from './postings.requests';
import { refreshPostings } from './use-postings';

export const usePosting = (id: string): Loaded<OfficePosting> =>
  useLoaded({
    key: ['posting', id],
    load: (signal) => fetchPosting(id, signal),
    isReadAnew: true,
    keepsOnError: true,
  });

/** The newest state of a posting, loaded now. */
export const readPosting = (id: string): Promise<OfficePosting> => fetchPosting(id, new AbortController().signal);

/** After a change: replaces the cached posting and list. */
export async function rememberPosting(posting: OfficePosting): Promise<void> {
  queryClient.setQueryData(queryKey('posting', posting.id), posting);
  await refreshPostings();
}

/** Changes the state of a posting, or duplicates it. */
export function usePostingActions(posting: OfficePosting, onChanged: (posting: OfficePosting) => void) {
  const navigate = useNavigate();
  const { run, ...change } = useChange(
    (request: () => Promise<OfficePosting>, onDone: (changed: OfficePosting) => void) =>
      settle(
        request().then(async (changed) => {
          await rememberPosting(changed);
          onDone(changed);
        }),
      ),
  );
  return {
    ...change,
    /** False if it failed. */
    changeState: (body: Omit<ChangePostingStateBody, 'version'>): Promise<boolean> =>
      run(() => sendState(posting.id, { ...body, version: posting.version }), onChanged),
    duplicate: (): Promise<boolean> =>
      run(
        () => sendDuplicate(posting.id, crypto.randomUUID()),
        (copy) => void navigate(postingHref(copy.id)),
      ),
  };
}
