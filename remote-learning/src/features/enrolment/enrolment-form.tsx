import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { Notice } from '@kadam/shared/ui/notice';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import { ENROL_FIELD_LABELS, type EnrolField } from '../../lib/enrolment-form';
import { Form } from './enrolment.styles';
import type { EnrolmentFormState } from './use-enrolment-form';

export function EnrolmentForm({ form, field, message, isSending, waiting }: EnrolmentFormState) {
  const control = (name: EnrolField) => ({ ...field(name), label: ENROL_FIELD_LABELS[name], isRequired: true });
  return (
    <Form {...form} aria-label="Enrollment">
      <Field {...control('name')} autoComplete="name" />
      <Field {...control('email')} type="email" inputMode="email" autoComplete="email" />
      <Field {...control('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      <Field {...control('address')} multiline rows={3} autoComplete="street-address" />
      {message && <Notice tone="danger">{message}</Notice>}
      <Button type="submit" isBusy={isSending} busyLabel="Submitting…">
        Submit
      </Button>
      <StillLoading {...waiting} />
    </Form>
  );
}
