import { onDemand } from '@kadam/shared/on-demand';
import { useRef, useState, type RefObject } from 'react';
import type { AboutPdf } from './export-pdf';
import { isWritten } from './print-copy';
import { printSheet } from './print-sheet';

/** `unloadable`: the code did not load; `failed`: it could not make a PDF. */
export type PdfState = 'idle' | 'busy' | 'unloadable' | 'failed';

/** `placeholders`: nothing was written; `letters`: no font has some letters. */
export type PdfQuestion =
  | { readonly kind: 'placeholders' }
  | { readonly kind: 'letters'; readonly letters: readonly string[] };

export interface PdfDownload {
  readonly state: PdfState;
  /** What the person has to confirm before the PDF is made. */
  readonly question: PdfQuestion | undefined;
  /** Ignored while a PDF is being made. */
  readonly download: () => Promise<void>;
  /** Makes the PDF despite the question. */
  readonly confirm: () => Promise<void>;
  readonly dismiss: () => void;
  readonly print: () => void;
}

interface PdfDownloadOptions {
  readonly about: () => AboutPdf;
  readonly onSaved: () => void;
  readonly showMessage: (tone: 'success' | 'danger', message: string) => void;
}

/** Downloads the sheet as resume.pdf; its code is loaded on the first click. */
export function usePdfDownload(
  sheet: RefObject<HTMLElement | null>,
  { about, showMessage, onSaved }: PdfDownloadOptions,
): PdfDownload {
  const [state, setState] = useState<PdfState>('idle');
  const [question, setQuestion] = useState<PdfQuestion>();
  const isBusy = useRef(false);
  const make = async (isConfirmed: boolean) => {
    if (!sheet.current || isBusy.current) return;
    isBusy.current = true;
    setQuestion(undefined);
    setState('busy');
    const outcome = await save(sheet.current, { about: about(), isConfirmed });
    isBusy.current = false;
    setState(typeof outcome === 'string' ? outcome : 'idle');
    if (typeof outcome !== 'string') setQuestion(outcome);
    else if (outcome === 'idle') {
      onSaved();
      showMessage('success', 'Resume downloaded as PDF!');
    } else showMessage('danger', 'PDF download failed. Please try again.');
  };
  return {
    state,
    question,
    download: () => make(false),
    confirm: () => make(true),
    dismiss: () => setQuestion(undefined),
    print: () => sheet.current && printSheet(sheet.current),
  };
}

interface SaveOptions {
  readonly about: AboutPdf;
  readonly isConfirmed: boolean;
}

async function save(
  sheet: HTMLElement,
  { about, isConfirmed }: SaveOptions,
): Promise<'idle' | 'unloadable' | 'failed' | PdfQuestion> {
  if (!isConfirmed && !isWritten(sheet)) return { kind: 'placeholders' };
  const code = await importExport().catch(() => undefined);
  if (!code) return 'unloadable';
  const letters = isConfirmed ? [] : await code.missingLetters(sheet);
  if (letters.length > 0) return { kind: 'letters', letters };
  return code.savePdf(sheet, about).then(
    () => 'idle',
    () => 'failed',
  );
}

const importExport = onDemand(() => import('./export-pdf'));
