import { ConfirmDialog } from '@kadam/shared/ui/confirm-dialog';
import type { Application } from '../../lib/applications';
import { useWithdraw } from './use-my-jobs';

interface WithdrawDialogProps {
  readonly application: Application;
  readonly onClose: () => void;
  readonly onWithdrawn: (progress: Pick<Application, 'status' | 'history'>) => void;
}

export function WithdrawDialog({ application: { id, job, resumeName }, onClose, onWithdrawn }: WithdrawDialogProps) {
  const { isBusy, message, run } = useWithdraw(id, onWithdrawn);
  return (
    <ConfirmDialog
      title="Withdraw this application?"
      confirmLabel="Withdraw"
      busyLabel="Withdrawing…"
      isBusy={isBusy}
      message={message}
      onConfirm={run}
      onClose={onClose}
    >
      <p>
        We inform our office that you no longer want {job.jobName}
        {job.companyName && ` at ${job.companyName}`}.
        {job.isActive ? ' While the job is open you can apply again.' : ' The job is closed: you cannot apply again.'}
      </p>
      {resumeName && (
        <p>
          {resumeName} is deleted with it, unless another application carries the file or it is your resume on file.
        </p>
      )}
    </ConfirmDialog>
  );
}
