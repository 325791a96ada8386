import { ConfirmDialog } from '@kadam/shared/ui/confirm-dialog';
import type { EnrolledCourse } from '../../lib/enrolled-course';
import { useCancelEnrolment } from './use-cancel-enrolment';

interface CancelEnrolmentProps {
  readonly course: EnrolledCourse;
  readonly onClose: () => void;
}

/** The question before an enrollment is canceled. */
export function CancelEnrolment({ course: { id, name }, onClose }: CancelEnrolmentProps) {
  const { isBusy, message, run } = useCancelEnrolment(id, onClose);
  return (
    <ConfirmDialog
      title="Cancel your enrollment?"
      subtitle={name}
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
