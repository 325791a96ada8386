import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Loader } from '@kadam/shared/ui/loader';
import { Notice } from '@kadam/shared/ui/notice';
import type { ResumeSheetProps } from './resume-sheet';

/** Selects a resume; its code is loaded on demand. */
export function ResumeStep(props: ResumeSheetProps) {
  const sheet = useOnDemand(loadResumeSheet);
  if (sheet.status === 'ready') return <sheet.code.default {...props} />;
  const hasNews = sheet.status === 'failed' || sheet.isLate;
  return (
    <Dialog isOpen={hasNews} onClose={props.onClose} title="Apply with resume">
      {sheet.status === 'failed' ? (
        <Notice
          tone="danger"
          title="The form could not be loaded."
          action={<Button onClick={sheet.retry}>Try again</Button>}
        >
          Please check your connection and try again.
        </Notice>
      ) : (
        <Loader title="Opening the form" />
      )}
    </Dialog>
  );
}

/** Loaded on demand. */
const loadResumeSheet = onDemand(() => import(/* webpackChunkName: "resume-sheet" */ './resume-sheet'));
