import type { Invitation, StaffMember } from '@kadam/shared/contract/staff';
import { ConfirmDialog } from '@kadam/shared/ui/confirm-dialog';
import { useStaffAction } from './use-staff';

interface PersonDialogProps {
  readonly one: StaffMember;
  readonly onClose: (sentence?: string) => void;
}

export function RemoveDialog({ one, onClose }: PersonDialogProps) {
  const { run, ...action } = useStaffAction('remove', one.id, () =>
    onClose(`${one.name} no longer belongs to the office.`),
  );
  return (
    <ConfirmDialog
      title={`Remove ${one.name} from the office?`}
      subtitle={one.email}
      confirmLabel="Remove"
      busyLabel="Removing…"
      onConfirm={() => void run()}
      onClose={() => onClose()}
      {...action}
    >
      <p>The access ends at once. The account stays, and what this person did stays in the audit log.</p>
    </ConfirmDialog>
  );
}

export function ResetDialog({ one, onClose }: PersonDialogProps) {
  const { run, ...action } = useStaffAction('reset', one.id, () =>
    onClose(`${one.name} sets up an authenticator app at the next visit.`),
  );
  return (
    <ConfirmDialog
      title={`Reset the authenticator app of ${one.name}?`}
      subtitle={one.email}
      confirmLabel="Reset"
      busyLabel="Resetting…"
      onConfirm={() => void run()}
      onClose={() => onClose()}
      {...action}
    >
      <p>
        For a lost phone. Until a new app is set up, the password alone protects this access: call the person first.
      </p>
    </ConfirmDialog>
  );
}

interface WithdrawDialogProps {
  readonly invitation: Invitation;
  readonly onClose: (sentence?: string) => void;
}

export function WithdrawDialog({ invitation: { id, email }, onClose }: WithdrawDialogProps) {
  const { run, ...action } = useStaffAction('withdraw', id, () => onClose(`The invitation to ${email} is withdrawn.`));
  return (
    <ConfirmDialog
      title={`Withdraw the invitation to ${email}?`}
      confirmLabel="Withdraw"
      busyLabel="Withdrawing…"
      onConfirm={() => void run()}
      onClose={() => onClose()}
      {...action}
    >
      <p>The link in the email stops working.</p>
    </ConfirmDialog>
  );
}
