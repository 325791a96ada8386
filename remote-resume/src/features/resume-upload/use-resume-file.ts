import { useState } from 'react';
import { refusalOf } from '../../lib/resume-file';

/** The file that has been chosen, and the ways to choose another. */
export interface ResumeFile {
  /** The last acceptable file; a refused one does not take its place. */
  readonly file: File | null;
  /** Why the last choice was refused, or null. */
  readonly refusal: string | null;
  readonly choose: (files: readonly File[]) => void;
  readonly remove: () => void;
  readonly dismissRefusal: () => void;
}

/** @param onChange told whenever a file is chosen, refused or removed */
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
