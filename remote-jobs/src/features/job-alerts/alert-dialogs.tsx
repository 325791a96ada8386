import type { JobAlert } from '@kadam/shared/contract/alerts';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { useEffect } from 'react';
import { AlertForm } from './alert-form';
import { DialogButtons } from './job-alerts.styles';
import { saveChanges, useAlertForm } from './use-alert-form';

export interface AlertAction {
  readonly alert: JobAlert;
  readonly kind: 'edit' | 'end';
}

interface AlertDialogsProps {
  readonly action: AlertAction | undefined;
  readonly isBusy: boolean;
  readonly onEnd: (id: string) => Promise<void>;
  readonly onClose: () => void;
}

export function AlertDialogs({ action, isBusy, onEnd, onClose }: AlertDialogsProps) {
  if (!action) return null;
  const { alert, kind } = action;
  if (kind === 'edit') return <EditDialog alert={alert} onClose={onClose} />;
  const handleEnd = async () => {
    await onEnd(alert.id);
    onClose();
    document.getElementById('job-alerts')?.focus();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`End “${alert.name}”?`}
      subtitle="You will get no more mails of this alert, and the saved search is removed. To stop the mails for a while, pause it."
    >
      <DialogButtons>
        <Button variant="secondary" onClick={onClose}>
          Keep it
        </Button>
        <Button isBusy={isBusy} busyLabel="Ending…" onClick={() => void handleEnd()}>
          End the alert
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function EditDialog({ alert, onClose }: { readonly alert: JobAlert; readonly onClose: () => void }) {
  const form = useAlertForm(alert, saveChanges(alert));
  const isSaved = form.state.status === 'sent';
  useEffect(() => {
    if (isSaved) onClose();
  }, [isSaved, onClose]);
  return (
    <Dialog isOpen onClose={onClose} title="Edit the alert">
      <AlertForm form={form} submitLabel="Save changes" />
    </Dialog>
  );
}
