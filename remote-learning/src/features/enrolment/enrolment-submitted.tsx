import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Stack } from '@kadam/shared/ui/layout';

interface EnrolmentSubmittedProps {
  readonly courseName: string;
  readonly isWaiting: boolean;
  readonly onClose: () => void;
}

export const EnrolmentSubmitted = ({ courseName, isWaiting, onClose }: EnrolmentSubmittedProps) => (
  <Dialog isOpen onClose={onClose} title="Enrollment Submitted">
    <Stack gap={3}>
      {isWaiting ? (
        <p>
          All seats are taken, so you are on the waiting list for <strong>{courseName}</strong>. As soon as a seat
          becomes free for you, we write to the email address of your account. Until then you owe nothing.
        </p>
      ) : (
        <p>
          Your place in <strong>{courseName}</strong> is requested, and the course is marked Enrolled for you. A
          confirmation is on its way to the email address of your account. Before you owe anything we tell you about the
          start and the fee.
        </p>
      )}
      <Button onClick={onClose}>Done</Button>
    </Stack>
  </Dialog>
);
