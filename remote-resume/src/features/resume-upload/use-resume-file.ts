import { useState } from 'react';
import { refusalOf } from '../../lib/resume-file';

interface ResumeFile {
  /** The last acceptable file; a refused one does not take its place. */
  readonly file: File | null;
  /** Why the last choice was refused, or null. */
  readonly refusal: string | null;
  readonly choose: (files: readonly File[]) => void;
  readonly remove: () => void;
}

export function useResumeFile(): ResumeFile {
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    file,
    refusal,
    choose: (files) => {
      const reason = refusalOf(files);
      setRefusal(reason ?? null);
      if (reason === undefined) setFile(files[0] ?? null);
    },
    remove: () => {
      setFile(null);
      setRefusal(null);
    },
  };
}
