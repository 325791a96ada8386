import { useState } from 'react';
import { validateFiles } from '../../lib/resume-file';

export interface ResumeFile {
  /** The last valid file; an invalid one does not replace it. */
  readonly file: File | null;
  /** The error of the last choice. */
  readonly error: string | null;
  readonly choose: (files: readonly File[]) => void;
  readonly remove: () => void;
  readonly dismissError: () => void;
}

/** @param onChange called when a file is chosen, rejected or removed */
export function useResumeFile(onChange: () => void): ResumeFile {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  return {
    file,
    error,
    choose: (files) => {
      onChange();
      const reason = validateFiles(files);
      setError(reason ?? null);
      if (reason === undefined) setFile(files[0] ?? null);
    },
    remove: () => {
      onChange();
      setFile(null);
      setError(null);
    },
    dismissError: () => setError(null),
  };
}
