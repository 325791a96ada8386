import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Stack } from '@kadam/shared/ui/layout';

interface EnrolmentSubmittedProps {
  readonly courseName: string;
  readonly email: string;
  readonly onClose: () => void;
}

export const EnrolmentSubmitted = ({ courseName, email, onClose }: EnrolmentSubmittedProps) => (
  <Dialog isOpen onClose={onClose} title="Enrollment Submitted">
    <Stack gap={3}>
      <p>
        You are enrolled in <strong>{courseName}</strong>. A confirmation is on its way to {email}, and we will get in
        touch with you about the start.
      </p>
      <Button onClick={onClose}>Done</Button>
    </Stack>
  </Dialog>
);
