import { useState } from 'react';
import { refusalOf } from '../../lib/resume-file';

export interface ResumeFile {
  /** The last valid file; an invalid one does not replace it. */
  readonly file: File | null;
  /** The error of the last choice. */
  readonly refusal: string | null;
  readonly choose: (files: readonly File[]) => void;
  readonly remove: () => void;
  readonly dismissRefusal: () => void;
}

/** @param onChange called when a file is chosen, rejected or removed */
export function useResumeFile(onChange: () => void): ResumeFile {
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    file,
    refusal,
    choose: (files) => {
      onChange();
      const reason = refusalOf(files);
      setRefusal(reason ?? null);
      if (reason === undefined) setFile(files[0] ?? null);
    },
    remove: () => {
      onChange();
      setFile(null);
      setRefusal(null);
    },
    dismissRefusal: () => setRefusal(null),
  };
}
