import type { ResumeFile } from '@kadam/shared/contract/resume-files';
import { queryClient, useQuery } from '@kadam/shared/query';
import { useSession } from '@kadam/shared/session';
import { useState } from 'react';
import { queryKey } from '../../lib/query-key';
import { fetchResumeOnFile, resumeFailure, sendResume, deleteResumeOnFile } from './resume.requests';

type Work =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly name: string; readonly fraction: number }
  | { readonly status: 'removing' }
  | { readonly status: 'failed'; readonly message: string };

export interface ResumeOnFile {
  readonly state:
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly retry: () => void }
    | { readonly status: 'ready'; readonly resume: ResumeFile | null };
  /** The current upload or removal, or its error. */
  readonly work: Work;
  readonly upload: (file: File) => void;
  readonly remove: () => void;
}

/** The resume on file, and its upload and removal. */
export function useResumeOnFile(onSessionOver: () => void): ResumeOnFile {
  const key = queryKey(
    'resume-on-file',
    useSession(({ userId }) => userId),
  );
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchResumeOnFile(signal),
  });
  const [work, setWork] = useState<Work>({ status: 'idle' });

  async function run(action: () => Promise<ResumeFile | null>): Promise<void> {
    try {
      const resume = await action();
      queryClient.setQueryData(key, resume);
      // Job fits are computed from its skills.
      void queryClient.invalidateQueries({ queryKey: queryKey('fit') });
      setWork({ status: 'idle' });
    } catch (thrown) {
      const { message, isSessionOver } = resumeFailure(thrown);
      setWork({ status: 'failed', message });
      if (isSessionOver) onSessionOver();
    }
  }

  const load = data === undefined && error && !isFetching ? resumeFailure(error) : undefined;
  return {
    state:
      data === undefined
        ? load
          ? { status: 'failed', retry: load.isSessionOver ? onSessionOver : () => void refetch() }
          : { status: 'loading' }
        : { status: 'ready', resume: data },
    work,
    upload: (file) => {
      const sending = (fraction: number) => setWork({ status: 'sending', name: file.name, fraction });
      sending(0);
      void run(() => sendResume(file, sending));
    },
    remove: () => {
      setWork({ status: 'removing' });
      void run(async () => {
        await deleteResumeOnFile();
        return null;
      });
    },
  };
}
