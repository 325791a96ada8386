import { useLocation, useNavigate } from '@kadam/shared/router';
import { useState } from 'react';
import { recordOf } from '../../lib/json-values';
import { validateFiles } from '../../lib/resume-file';
import { resumeEditorPath } from '../../paths';

export interface ResumeFile {
  /** The last valid file; an invalid one does not replace it. */
  readonly file: File | null;
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

/** Goes back to the editor; undefined if the visitor came from elsewhere. */
export function useBackToEditor(): (() => void) | undefined {
  const navigate = useNavigate();
  const isFromEditor = recordOf(useLocation().state as unknown).isFromEditor === true;
  return isFromEditor ? () => void navigate(resumeEditorPath) : undefined;
}
