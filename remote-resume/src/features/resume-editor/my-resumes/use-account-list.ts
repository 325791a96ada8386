import { useEffect, useState } from 'react';
import type { ResumeDocumentEntry } from '@kadam/shared/contract/resume-documents';
import { logInAgain } from '@kadam/shared/login';
import { currentSession } from '@kadam/shared/session';
import type { Export } from '../use-export';
import {
  deleteResume,
  fetchResumes,
  messageOf,
  renameResume,
  statusOf,
  storeForApplications,
} from './account-resumes.requests';
import type { AccountSync } from './account-sync';

interface AccountListParts {
  readonly sync: AccountSync;
  readonly openId: string | undefined;
  readonly showMessage: Export['showMessage'];
}

/** The resumes of the account, and what can be done with them. One action at a time. */
export function useAccountList({ sync, openId, showMessage }: AccountListParts) {
  const [resumes, setResumes] = useState<readonly ResumeDocumentEntry[]>();
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    fetchResumes().then(setResumes, (error: unknown) => setMessage(messageOf(error)));
  }, []);
  const run = async (action: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    setMessage(undefined);
    const { token } = currentSession();
    try {
      await action();
      setResumes(await fetchResumes());
    } catch (error) {
      setMessage(messageOf(error));
      if (statusOf(error) === 401) logInAgain({ token, reason: messageOf(error) });
    }
    setBusy(false);
  };
  return {
    resumes,
    message,
    isBusy,
    run,
    saveAs: (name: string) =>
      run(async () => {
        await sync.saveAs(name);
        showMessage('success', `Saved as ${name}. Changes are now saved to your account.`);
      }),
    rename: (id: string, name: string) => run(async () => sync.renamed(await renameResume(id, name))),
    remove: (id: string) =>
      run(async () => {
        await deleteResume(id);
        if (id === openId) sync.unlink();
      }),
    /** Stores the PDF as the file that applications carry. */
    storeFile: (name: string, makePdf: () => Promise<Blob>) =>
      run(async () => {
        await storeForApplications(name, await makePdf());
        showMessage('success', `Your applications can now carry ${name} as a PDF.`);
      }),
  };
}
