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
        You are enrolled in <strong>{courseName}</strong>. A confirmation is on its way to the email address of your
        account, and we will get in touch with you about the start.
      </p>
      <Button onClick={onClose}>Done</Button>
    </Stack>
  </Dialog>
);
