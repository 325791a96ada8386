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
      <p>Your resume is not downloaded. It stays in this tab until you close it.</p>
      <DialogButtons>
        <Button onClick={onStay}>Keep writing</Button>
        <Button variant="secondary" onClick={onLeave}>
          Leave
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
