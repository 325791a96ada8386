import { useRef, type FormEvent } from 'react';
import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { Notice } from '@kadam/shared/ui/notice';
import { ENROL_FIELD_LABELS, type EnrolField } from '../../lib/enrolment-form';
import { Form } from './enrolment.styles';
import type { EnrolmentFormState } from './use-enrolment-form';

export function EnrolmentForm({ form, faults, state, handleType, handleSubmit }: EnrolmentFormState) {
  const formRef = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void handleSubmit().then((wrong) => {
      const control = wrong && formRef.current?.elements.namedItem(wrong);
      if (control instanceof HTMLElement) control.focus();
    });
  };
  const control = (field: EnrolField) => ({
    label: ENROL_FIELD_LABELS[field],
    name: field,
    value: form[field],
    error: faults[field],
    isRequired: true,
    onChange: ({ target }: { target: { value: string } }) => handleType(field, target.value),
  });
  return (
    <Form ref={formRef} onSubmit={submit} noValidate aria-label="Enrollment">
      <Field {...control('name')} autoComplete="name" />
      <Field {...control('email')} type="email" inputMode="email" autoComplete="email" />
      <Field {...control('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      <Field {...control('address')} multiline rows={3} autoComplete="street-address" />
      {state.status === 'refused' && <Notice tone="danger">{state.message}</Notice>}
      <Button type="submit" isBusy={state.status === 'sending'} busyLabel="Submitting…">
        Submit
      </Button>
    </Form>
  );
}
