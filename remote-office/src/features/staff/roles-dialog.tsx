import type { StaffMember } from '@kadam/shared/contract/staff';
import { Button } from '@kadam/shared/ui/button';
import { CheckboxGroup } from '@kadam/shared/ui/checkbox-group';
import { Dialog } from '@kadam/shared/ui/dialog';
import { OfficeForm } from '../../lib/office-form';
import { ROLE_OPTIONS } from '../../lib/roles';
import { useRolesForm } from './use-staff';

interface RolesDialogProps {
  readonly one: StaffMember;
  readonly onClose: (sentence?: string) => void;
}

/** Changes the roles of a person. Never overwrites a change that another person made meanwhile. */
export function RolesDialog({ one, onClose }: RolesDialogProps) {
  const form = useRolesForm(one, () => onClose(`The roles of ${one.name} are saved.`));
  const isDirty = [...form.roles].sort().join() !== [...one.roles].sort().join();
  return (
    <Dialog isOpen title={`Roles of ${one.name}`} subtitle={one.email} isDirty={isDirty} onClose={() => onClose()}>
      <OfficeForm form={form} reloadLabel="Show the newest state">
        <CheckboxGroup legend="Roles" options={ROLE_OPTIONS} selected={form.roles} onChange={form.setRoles} />
        <p>Open pages of this person ask for a code again.</p>
        <Button type="submit" isBusy={form.isSending} busyLabel="Saving…">
          Save
        </Button>
      </OfficeForm>
    </Dialog>
  );
}
