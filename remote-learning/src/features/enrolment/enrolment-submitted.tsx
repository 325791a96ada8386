import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Stack } from '@kadam/shared/ui/layout';

interface EnrolmentSubmittedProps {
  readonly courseName: string;
  readonly onClose: () => void;
}

export const EnrolmentSubmitted = ({ courseName, onClose }: EnrolmentSubmittedProps) => (
  <Dialog isOpen onClose={onClose} title="Enrollment Submitted">
    <Stack gap={3}>
      <p>
        Your place in <strong>{courseName}</strong> is requested, and the course is marked Enrolled for you. A
        confirmation is on its way to the email address of your account. Before you owe anything we tell you about the
        start and the fee.
      </p>
      <Button onClick={onClose}>Done</Button>
    </Stack>
  </Dialog>
);
