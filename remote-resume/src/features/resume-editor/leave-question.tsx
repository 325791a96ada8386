import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Answers } from './resume-editor.styles';

interface LeaveQuestionProps {
  readonly isOpen: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

export function LeaveQuestion({ isOpen, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onStay} title="Leave the editor?">
      <p>Your resume is not downloaded. It stays in this tab until you close it.</p>
      <Answers>
        <Button onClick={onStay}>Keep writing</Button>
        <Button variant="secondary" onClick={onLeave}>
          Leave
        </Button>
      </Answers>
    </Dialog>
  );
}
