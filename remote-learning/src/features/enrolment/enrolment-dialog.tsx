import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Stack } from '@kadam/shared/ui/layout';
import { EnrolmentForm } from './enrolment-form';
import { useEnrolmentForm } from './use-enrolment-form';

interface EnrolmentDialogProps {
  readonly courseId: string;
  readonly courseName: string;
  readonly isEnrolled: boolean;
  readonly onSubmitted: () => void;
  readonly onClose: () => void;
}

/** Mounted only while open, so closing clears its state. */
export function EnrolmentDialog({ courseId, courseName, isEnrolled, onSubmitted, onClose }: EnrolmentDialogProps) {
  const form = useEnrolmentForm({ courseId, courseName, onSubmitted });
  // The member who has just logged in may be enrolled already.
  const isDone = isEnrolled && form.state.status === 'editing';
  // A sent request cannot be canceled: the form stays until the response.
  return (
    <Dialog
      isOpen
      onClose={form.isSending ? stay : onClose}
      title="Enroll Course"
      subtitle={courseName}
      isDirty={form.isDirty && !isDone && !form.isSending}
    >
      {isDone ? (
        <Stack gap={3}>
          <p>You are already enrolled in this course.</p>
          <Button onClick={onClose}>Done</Button>
        </Stack>
      ) : (
        <EnrolmentForm {...form} />
      )}
    </Dialog>
  );
}

const stay = () => undefined;
