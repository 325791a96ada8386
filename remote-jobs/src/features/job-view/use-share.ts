import { useState } from 'react';
import type { Job } from '../../lib/job-posting';
import { jobHref } from '../../paths';

/** `count` distinguishes repeated copies. */
export type ShareState =
  | { readonly status: 'idle' }
  | { readonly status: 'copied'; readonly count: number }
  | { readonly status: 'failed'; readonly address: string };

/** Opens the device's share sheet, or copies the URL. */
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

/** False if the sheet did not open; closing it counts as done. */
async function isSharedBySheet(content: ShareData): Promise<boolean> {
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}
