import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { DialogButtons } from './resume-editor.styles';

interface LeaveDialogProps {
  readonly isOpen: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onStay} title="Leave the editor?">
      <p>This browser cannot store your resume, and it is not downloaded.</p>
      <DialogButtons>
        <Button onClick={onStay}>Keep writing</Button>
        <Button variant="secondary" onClick={onLeave}>
          Leave
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
