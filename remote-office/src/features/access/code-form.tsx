import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { OfficeForm } from '../../lib/office-form';
import { useCodeForm } from './use-second-factor';

/** Asks for a code of the authenticator app. */
export function CodeForm({ onPassed }: { readonly onPassed: () => void }) {
  const form = useCodeForm(onPassed);
  return (
    <OfficeForm form={form}>
      <Field
        label="Code"
        isRequired
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        hint="The 6 digits of your authenticator app, or a recovery code."
        {...form.field('code')}
      />
      <Button type="submit" isBusy={form.isSending} busyLabel="Checking…">
        Open the office
      </Button>
    </OfficeForm>
  );
}
