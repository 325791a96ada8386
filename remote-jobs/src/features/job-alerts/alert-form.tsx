import { MAX_ALERT_NAME_LENGTH } from '@kadam/shared/contract/alerts';
import { Field } from '@kadam/shared/ui/field';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { SelectField } from '@kadam/shared/ui/select-field';
import { SubmitButton } from '@kadam/shared/ui/submit-button';
import type { useAlertForm } from './use-alert-form';

const FREQUENCIES = [
  { value: 'daily', label: 'Every morning at 8' },
  { value: 'weekly', label: 'Every Monday at 8' },
];

interface AlertFormProps {
  readonly form: ReturnType<typeof useAlertForm>;
  readonly submitLabel: string;
}

export function AlertForm({ form, submitLabel }: AlertFormProps) {
  return (
    <Stack as="form" gap={2} {...form.form}>
      {form.message && <Notice tone="danger" title={form.message} />}
      <Field label="Name" isRequired maxLength={MAX_ALERT_NAME_LENGTH} autoComplete="off" {...form.field('name')} />
      <SelectField
        label="How often"
        name="frequency"
        options={FREQUENCIES}
        hint="Only when there is something new. Times are Indian Standard Time."
        value={form.values.frequency}
        onChange={(event) => form.edit('frequency', event.target.value)}
      />
      <SubmitButton label={submitLabel} busyLabel="Saving…" waiting={form.waiting} />
    </Stack>
  );
}
