import { ConfirmDialog } from '@kadam/shared/ui/confirm-dialog';
import { useCancelEnrolment } from './use-cancel-enrolment';

interface CancelEnrolmentProps {
  readonly courseId: string;
  readonly courseName: string;
  readonly onClose: () => void;
}

/** The question before an enrollment is canceled. */
export function CancelEnrolment({ courseId, courseName, onClose }: CancelEnrolmentProps) {
  const { isBusy, message, run } = useCancelEnrolment(courseId, onClose);
  return (
    <ConfirmDialog
      title="Cancel your enrollment?"
      subtitle={courseName}
      confirmLabel="Cancel enrollment"
      busyLabel="Canceling…"
      isBusy={isBusy}
      message={message}
      onConfirm={run}
      onClose={onClose}
    >
      <p>Our office is told that you no longer want to take part. You can enroll again at any time.</p>
    </ConfirmDialog>
  );
}
