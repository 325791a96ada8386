import { useEffect, useRef, useState } from 'react';
import { InvalidResume, readJsonResume } from '@kadam/resume-engine/resume-document';
import { failureOfResponse, failureOfError } from '../../lib/ats-failure';
import { toAtsResult } from '../../lib/ats-result';
import { handOverOf } from '../../lib/hand-over';
import { importedFrom, type ImportedResume } from '../../lib/imported-resume';
import { validateFiles } from '../../lib/resume-file';
import type { Suggestions } from '../../lib/suggestions';
import { requestReading } from './import.requests';

export type ImportState =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly name: string }
  | { readonly status: 'failed'; readonly message: string; readonly detail?: string };

interface Import {
  readonly state: ImportState;
  readonly read: (file: File) => Promise<void>;
  readonly end: () => void;
}

const NO_SUGGESTIONS: Suggestions = { rewrites: [], skills: [], strengths: [] };

/** In bytes. */
const JSON_MAX_BYTES = 1024 * 1024;

/** Imports a resume: JSON Resume in the browser, other formats through the server. */
export function useImport(onRead: (imported: ImportedResume) => void): Import {
  const [state, setState] = useState<ImportState>({ status: 'idle' });
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const end = () => {
    reading.current?.abort();
    setState({ status: 'idle' });
  };
  return {
    state,
    end,
    read: async (file) => {
      end();
      const current = new AbortController();
      reading.current = current;
      setState({ status: 'reading', name: file.name });
      try {
        const imported = await resumeIn(file, current.signal);
        if (current.signal.aborted) return;
        setState({ status: 'idle' });
        onRead(imported);
      } catch (error) {
        if (!current.signal.aborted) setState({ status: 'failed', ...failureOf(error) });
      }
    },
  };
}

/** An error with a message for the user. */
class ImportError extends Error {
  constructor(readonly failure: { readonly message: string; readonly detail?: string }) {
    super(failure.message);
  }
}

async function resumeIn(file: File, signal: AbortSignal): Promise<ImportedResume> {
  if (/\.json$/i.test(file.name)) {
    if (file.size > JSON_MAX_BYTES) throw new ImportError({ message: 'File too large. A JSON Resume may have 1MB.' });
    const document = readJsonResume(await textOf(file));
    return { document, suggestions: NO_SUGGESTIONS, notImported: [], pages: undefined };
  }
  const error = validateFiles([file]);
  if (error) throw new ImportError({ message: error });
  const response = await requestReading(file, signal);
  const result = toAtsResult(response);
  if (!result) throw new ImportError(failureOfResponse(response));
  return importedFrom(handOverOf(result));
}

async function textOf(file: File): Promise<string> {
  try {
    return await file.text();
  } catch {
    throw new ImportError({ message: 'The file could not be read. Choose it again.' });
  }
}

function failureOf(error: unknown) {
  if (error instanceof ImportError) return error.failure;
  return error instanceof InvalidResume ? { message: error.message } : failureOfError(error);
}
