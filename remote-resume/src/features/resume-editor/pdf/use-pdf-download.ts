import { onDemand } from '@kadam/shared/on-demand';
import { useRef, useState, type RefObject } from 'react';
import type { AboutPdf } from './export-pdf';
import { printSheet } from './print-sheet';

/** `unloadable`: the code did not load; `failed`: it could not make a PDF. */
export type PdfState = 'idle' | 'busy' | 'unloadable' | 'failed';

export interface PdfDownload {
  readonly state: PdfState;
  /** Ignored while a PDF is being made. */
  readonly download: () => Promise<void>;
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
  const isBusy = useRef(false);
  const download = async () => {
    if (!sheet.current || isBusy.current) return;
    isBusy.current = true;
    setState('busy');
    const outcome = await save(sheet.current, about());
    isBusy.current = false;
    setState(outcome);
    if (outcome === 'idle') {
      onSaved();
      showMessage('success', 'Resume downloaded as PDF!');
    } else showMessage('danger', 'PDF download failed. Please try again.');
  };
  return { state, download, print: () => sheet.current && printSheet(sheet.current) };
}

async function save(sheet: HTMLElement, about: AboutPdf): Promise<'idle' | 'unloadable' | 'failed'> {
  const code = await importExport().catch(() => undefined);
  if (!code) return 'unloadable';
  return code.savePdf(sheet, about).then(
    () => 'idle',
    () => 'failed',
  );
}

const importExport = onDemand(() => import('./export-pdf'));
