import { useState } from 'react';
import type { Job } from '../../lib/job-posting';
import { jobHref } from '../../paths';

/** What came of sharing. `count` tells one copy from the next. */
export type ShareState =
  | { readonly status: 'idle' }
  | { readonly status: 'copied'; readonly count: number }
  | { readonly status: 'failed'; readonly address: string };

/** Hands the address of a job to the device's own share sheet, or copies it where there is none. */
export function useShare({ id, jobName }: Job): [ShareState, () => Promise<void>] {
  const [state, setState] = useState<ShareState>({ status: 'idle' });
  const address = `${window.location.origin}${jobHref(id)}`;

  const share = async () => {
    if ('share' in navigator && (await isSharedBySheet({ title: jobName, url: address }))) return;
    try {
      await navigator.clipboard.writeText(address);
      setState((before) => ({ status: 'copied', count: before.status === 'copied' ? before.count + 1 : 1 }));
    } catch {
      setState({ status: 'failed', address });
    }
  };
  return [state, share];
}

/** False when the sheet did not open; a person who closed it has decided. */
async function isSharedBySheet(content: ShareData): Promise<boolean> {
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}
