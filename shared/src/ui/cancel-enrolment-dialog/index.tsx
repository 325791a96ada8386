import { ConfirmDialog } from '../confirm-dialog';

interface CancelEnrolmentDialogProps {
  readonly courseName: string;
  /**
   * State of the request and how to send it, as `useMemberAction` of `login/action` returns them.
   */
  readonly action: { readonly isBusy: boolean; readonly message: string | undefined; readonly run: () => void };
  readonly onClose: () => void;
}

export const CancelEnrolmentDialog = ({ courseName, action, onClose }: CancelEnrolmentDialogProps) => (
  <ConfirmDialog
    title="Cancel your enrollment?"
    subtitle={courseName}
    confirmLabel="Cancel enrollment"
    busyLabel="Canceling…"
    isBusy={action.isBusy}
    message={action.message}
    onConfirm={action.run}
    onClose={onClose}
  >
    <p>We inform our office that you no longer want to take part. You can enroll again at any time.</p>
  </ConfirmDialog>
);
