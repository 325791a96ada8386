import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { Buttons } from './enrolment.styles';
import { useCancelEnrolment } from './use-cancel-enrolment';

interface CancelEnrolmentProps {
  readonly courseId: string;
  readonly courseName: string;
  readonly onClose: () => void;
}

/** The one question before an enrollment is canceled. */
export function CancelEnrolment({ courseId, courseName, onClose }: CancelEnrolmentProps) {
  const { isBusy, message, cancel } = useCancelEnrolment(courseId, onClose);
  return (
    <Dialog isOpen onClose={onClose} title="Cancel your enrollment?" subtitle={courseName}>
      <Stack gap={3}>
        <p>Our office is told that you no longer want to take part. You can enroll again at any time.</p>
        {message !== undefined && <Notice tone="danger">{message}</Notice>}
        <Buttons>
          <Button variant="danger" onClick={cancel} isBusy={isBusy} busyLabel="Canceling…">
            Cancel enrollment
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
        </Buttons>
      </Stack>
    </Dialog>
  );
}
