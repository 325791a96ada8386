import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import type { Application } from '../../lib/applications-answer';
import { Buttons } from './standing.styles';
import { useWithdraw } from './use-withdraw';

interface WithdrawQuestionProps {
  readonly application: Application;
  readonly onClose: () => void;
  readonly onWithdrawn: (standing: Pick<Application, 'status' | 'history'>) => void;
}

/** The one question before an application is withdrawn. */
export function WithdrawQuestion({
  application: { id, job, resumeName },
  onClose,
  onWithdrawn,
}: WithdrawQuestionProps) {
  const { isBusy, message, withdraw } = useWithdraw(id, onWithdrawn);
  return (
    <Dialog isOpen onClose={onClose} title="Withdraw this application?">
      <Stack gap={3}>
        <p>
          Our office is told that you no longer want {job.jobName}
          {job.companyName && ` at ${job.companyName}`}.
          {job.isActive ? ' While the job is open you can apply again.' : ' The job is closed: you cannot apply again.'}
        </p>
        {resumeName && (
          <p>
            {resumeName} is deleted with it, unless another application carries the file or it is your resume on file.
          </p>
        )}
        {message !== undefined && <Notice tone="danger">{message}</Notice>}
        <Buttons>
          <Button variant="danger" onClick={withdraw} isBusy={isBusy} busyLabel="Withdrawing…">
            Withdraw
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
        </Buttons>
      </Stack>
    </Dialog>
  );
}
