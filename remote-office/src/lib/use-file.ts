import { useState } from 'react';
import { officeFailure } from './office-failure';
import { refreshSession } from './refresh';
import { saveFile } from './save-file';

/**
 * A file that is fetched by a click, because the request needs the session and a link would not do.
 * `message` says why the last attempt failed.
 */
export function useFile(fetchFile: () => Promise<unknown>, onFile: (file: Blob) => void) {
  const [message, setMessage] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setMessage(undefined);
    try {
      onFile((await fetchFile()) as Blob);
    } catch (error) {
      const failure = officeFailure(error);
      if (failure.needsCode) await refreshSession();
      setMessage(failure.message);
    }
    setIsBusy(false);
  };
  return { message, isBusy, run };
}

/** Saves a file of the office under this name. */
export const useExport = (fetchFile: () => Promise<unknown>, name: string) =>
  useFile(fetchFile, (file) => saveFile(file, name));
