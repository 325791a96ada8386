import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Loader } from '@kadam/shared/ui/loader';
import { Notice } from '@kadam/shared/ui/notice';
import type { ResumeSheetProps } from './resume-sheet';

/** The sheet in which a resume is chosen; its code comes when it is first opened, and again after a lost line. */
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

/** Most visitors of a job never open it. */
const loadResumeSheet = onDemand(() => import(/* webpackChunkName: "resume-sheet" */ './resume-sheet'));
