import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import { BAND_WORDS, bandOf } from '../../../lib/score-band';
import type { PdfCheck } from './use-pdf-check';

/** Progress and result of checking the exported PDF. */
export function PdfCheckNotice({ check: { state, check, openReport, end } }: { readonly check: PdfCheck }) {
  const close = (
    <Button size="sm" variant="secondary" onClick={end}>
      {state.status === 'busy' ? 'Cancel' : 'Close'}
    </Button>
  );
  switch (state.status) {
    case 'idle':
      return null;
    case 'busy':
      return (
        <Notice title="Checking your PDF …" action={close}>
          It is made as Download PDF makes it, and read by the resume check. You can go on writing.
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          tone="danger"
          title={state.failure.message}
          action={
            <>
              <Button size="sm" onClick={() => void check()}>
                Retry
              </Button>{' '}
              {close}
            </>
          }
        >
          {state.failure.detail}
        </Notice>
      );
    case 'checked':
      return (
        <Notice
          tone="success"
          title={`Your PDF scores ${state.result.overallScore} of 100: ${BAND_WORDS[bandOf(state.result.overallScore)].toLowerCase()}.`}
          action={
            <>
              <Button size="sm" onClick={openReport}>
                See the report
              </Button>{' '}
              {close}
            </>
          }
        >
          {state.result.issues === 0 ? 'Nothing to fix.' : `${state.result.issues} to fix.`} What you write stays here.
        </Notice>
      );
  }
}
