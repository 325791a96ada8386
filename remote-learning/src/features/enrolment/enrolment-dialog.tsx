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

/** The form of an enrolment. Mounted only while it is open, so that closing it clears what it remembers. */
export function EnrolmentDialog({ courseId, courseName, isEnrolled, onSubmitted, onClose }: EnrolmentDialogProps) {
  const form = useEnrolmentForm({ courseId, courseName, onSubmitted });
  // Whoever has just logged in may have enrolled at another time.
  const isDone = isEnrolled && form.state.status === 'editing';
  // What is on its way cannot be called back: the form stays until it is known what became of it.
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
