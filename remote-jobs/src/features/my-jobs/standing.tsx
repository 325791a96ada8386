import { canWithdraw } from '@kadam/shared/contract/applications';
import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import { Notice } from '@kadam/shared/ui/notice';
import { useState } from 'react';
import { postedDate } from '../../lib/posted-date';
import type { Application } from '../../lib/applications-answer';
import { StatusChip } from '../../status-chip';
import { Buttons, Frame, Head, Next } from './standing.styles';
import { NEXT_STEPS } from './next-steps';
import { StepHistory } from './step-history';
import { useResumeDownload } from './use-resume-download';
import type { Update } from './use-my-jobs';
import { WithdrawQuestion } from './withdraw-question';

interface StandingProps {
  readonly application: Application;
  readonly onChange: Update;
}

/** The status of an application, what comes next, its dates and history, and withdrawing it. */
export function Standing({ application, onChange }: StandingProps) {
  const { id, job, status, history, appliedAt, resumeName, unread } = application;
  const [isAsking, setIsAsking] = useState(false);
  const { state: download, start } = useResumeDownload({ id, name: resumeName });
  const day = postedDate(appliedAt);
  return (
    <Frame aria-label={`Your application for ${job.jobName}`}>
      <Head>
        <StatusChip status={status} />
        {unread > 0 && <Chip tone="accent">{unread === 1 ? '1 new message' : `${unread} new messages`}</Chip>}
        {day && (
          <span>
            Applied on <time dateTime={appliedAt}>{day}</time>
          </span>
        )}
      </Head>
      <Next>{NEXT_STEPS[status]}</Next>
      {history.length > 0 && <StepHistory steps={history} unread={unread} />}
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
            <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
              Withdraw application
            </Button>
          )}
        </Buttons>
      )}
      {isAsking && (
        <WithdrawQuestion
          application={application}
          onClose={() => setIsAsking(false)}
          onWithdrawn={(standing) => {
            setIsAsking(false);
            onChange(id, standing);
          }}
        />
      )}
    </Frame>
  );
}
