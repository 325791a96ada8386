import { useEffect, useRef, useState, type RefObject } from 'react';
import { onDemand } from '@kadam/shared/on-demand';
import { useNavigate } from '@kadam/shared/router';
import { failureOfResponse, failureOfError, type AtsFailure } from '../../../lib/ats-failure';
import { toAtsResult, type AtsResult } from '../../../lib/ats-result';
import { saveResponse } from '../../../lib/ats-result-storage';
import { atsScorePath } from '../../../paths';
import { requestReading } from '../import.requests';
import type { AboutPdf } from '../pdf/export-pdf';

export type PdfCheckState =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | { readonly status: 'checked'; readonly result: AtsResult; readonly response: unknown }
  | { readonly status: 'failed'; readonly failure: AtsFailure };

export interface PdfCheck {
  readonly state: PdfCheckState;
  /** Ignored during a check. */
  readonly check: () => Promise<void>;
  readonly openReport: () => void;
  readonly end: () => void;
}

const FILE_NAME = 'resume.pdf';

export function usePdfCheck(
  sheet: RefObject<HTMLElement | null>,
  { about, onChecked }: { readonly about: () => AboutPdf; readonly onChecked: (result: AtsResult) => void },
): PdfCheck {
  const navigate = useNavigate();
  const [state, setState] = useState<PdfCheckState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const check = async () => {
    if (!sheet.current || running.current) return;
    const { signal } = (running.current = new AbortController());
    setState({ status: 'busy' });
    const next = await outcomeOf(sheet.current, about(), signal);
    if (signal.aborted) return;
    running.current = undefined;
    setState(next);
    if (next.status === 'checked') onChecked(next.result);
  };
  const end = () => {
    running.current?.abort();
    running.current = undefined;
    setState({ status: 'idle' });
  };
  const openReport = () => {
    if (state.status !== 'checked') return;
    saveResponse(state.response, FILE_NAME);
    void navigate(atsScorePath, { state: { isFromEditor: true } });
  };
  return { state, check, openReport, end };
}

const failed = (message: string): PdfCheckState => ({ status: 'failed', failure: { message } });

async function outcomeOf(sheet: HTMLElement, about: AboutPdf, signal: AbortSignal): Promise<PdfCheckState> {
  const code = await importExport().catch(() => undefined);
  if (!code)
    return failed('The part of this page that makes the PDF could not be loaded. Check your connection and retry.');
  const pdf = await code.exportPdf(sheet, about).catch(() => undefined);
  if (!pdf) return failed('The PDF could not be made. Please retry.');
  try {
    const response = await requestReading(new File([pdf], FILE_NAME, { type: 'application/pdf' }), signal);
    const result = toAtsResult(response);
    return result
      ? { status: 'checked', result, response }
      : { status: 'failed', failure: failureOfResponse(response) };
  } catch (error) {
    return { status: 'failed', failure: failureOfError(error) };
  }
}

const importExport = onDemand(() => import('../pdf/export-pdf'));
