import { ApiError, serverMessage } from '@kadam/shared/http';
import { saveFile } from '@kadam/shared/ui/save-file';
import { useState } from 'react';
import { fetchResumeFile } from './my-jobs.requests';

type Download =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | { readonly status: 'failed'; readonly message: string };

const FAILED = 'The resume could not be downloaded. Please try again.';

/** Downloads the resume of an application. The request needs the token, so a link would not do. */
export function useResumeDownload({ id, name }: { readonly id: string; readonly name: string }) {
  const [state, setState] = useState<Download>({ status: 'idle' });

  async function download(): Promise<void> {
    setState({ status: 'busy' });
    try {
      saveFile(await fetchResumeFile(id), name);
      setState({ status: 'idle' });
    } catch (error) {
      const message = error instanceof ApiError ? (serverMessage(error.body) ?? error.message) : FAILED;
      setState({ status: 'failed', message });
    }
  }

  return { state, start: () => void download() };
}
