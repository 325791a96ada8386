import { type ApplicationStatus, canWithdraw } from '@kadam/shared/contract/applications';
import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import { Notice } from '@kadam/shared/ui/notice';
import { useState } from 'react';
import type { Application } from '../../lib/applications';
import { postedDate } from '../../lib/posted-date';
import { StatusChip } from '../../status-chip';
import { Buttons, Frame, Head, Next } from './application-progress.styles';
import { Messages } from './messages';
import { StepHistory } from './timeline';
import type { Update } from './use-my-jobs';
import { useResumeDownload } from './use-resume-download';
import { WithdrawDialog } from './withdraw-dialog';

interface ApplicationProgressProps {
  readonly application: Application;
  readonly onChange: Update;
}

export function ApplicationProgress({ application, onChange }: ApplicationProgressProps) {
  const { id, job, status, history, appliedAt, resumeName, unread } = application;
  const news = newsOf(application);
  const [isConfirming, setIsConfirming] = useState(false);
  const { state: download, start } = useResumeDownload({ id, name: resumeName });
  const day = postedDate(appliedAt);
  return (
    <Frame aria-label={`Your application for ${job.jobName}`}>
      <Head>
        <StatusChip status={status} />
        {news > 0 && <News count={news} />}
        {day && (
          <span>
            Applied on <time dateTime={appliedAt}>{day}</time>
          </span>
        )}
      </Head>
      <Next>{NEXT_STEPS[status]}</Next>
      {history.length > 0 && <StepHistory steps={history} unread={unread} />}
      <Messages application={application} />
      {download.status === 'failed' && <Notice tone="danger">{download.message}</Notice>}
      {id !== '' && (
        <Buttons>
          {resumeName !== '' && status !== 'withdrawn' && (
            <Button
              variant="secondary"
              size="sm"
              onClick={start}
              isBusy={download.status === 'busy'}
              title={resumeName}
            >
              Download the resume you sent
            </Button>
          )}
          {canWithdraw(status) && (
            <Button variant="secondary" size="sm" onClick={() => setIsConfirming(true)}>
              Withdraw application
            </Button>
          )}
        </Buttons>
      )}
      {isConfirming && (
        <WithdrawDialog
          application={application}
          onClose={() => setIsConfirming(false)}
          onWithdrawn={(progress) => {
            setIsConfirming(false);
            onChange(id, progress);
          }}
        />
      )}
    </Frame>
  );
}

const News = ({ count }: { readonly count: number }) => (
  <Chip tone="accent">{count === 1 ? '1 new message' : `${count} new messages`}</Chip>
);

const newsOf = ({ unread, messages }: Application) => unread + (messages?.unread ?? 0);

/** Derived from the status only: no dates and no promises. */
const NEXT_STEPS: Readonly<Record<ApplicationStatus, string>> = {
  received: 'Next: our office reads your application.',
  seen: 'Next: our office decides about the shortlist.',
  shortlisted: 'Next: the employer decides about an interview.',
  interview: 'Next: prepare for your interview.',
  offer: 'Next: read the offer and reply to our office.',
  hired: 'Congratulations: you got this job.',
  not_chosen: 'This application is closed.',
  withdrawn: 'You withdrew this application.',
};
