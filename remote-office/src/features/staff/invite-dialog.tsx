import { Button } from '@kadam/shared/ui/button';
import { CheckboxGroup } from '@kadam/shared/ui/checkbox-group';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Field } from '@kadam/shared/ui/field';
import { OfficeForm } from '../../lib/office-form';
import { ROLE_OPTIONS } from '../../lib/roles';
import { useInviteForm } from './use-staff';

/** Invites a person by email. */
export function InviteDialog({ onClose }: { readonly onClose: (sentence?: string) => void }) {
  const form = useInviteForm((email) => onClose(`The invitation to ${email} is on its way.`));
  const isDirty = form.values.email !== '' || form.roles.length > 0;
  return (
    <Dialog
      isOpen
      title="Invite a person"
      subtitle="The person gets an email with a link, and logs in with that address."
      isDirty={isDirty}
      onClose={() => onClose()}
    >
      <OfficeForm form={form}>
        <Field label="Email" type="email" isRequired autoComplete="off" {...form.field('email')} />
        <CheckboxGroup legend="Roles" options={ROLE_OPTIONS} selected={form.roles} onChange={form.setRoles} />
        <Button type="submit" isBusy={form.isSending} busyLabel="Sending…">
          Send the invitation
        </Button>
      </OfficeForm>
    </Dialog>
  );
}
