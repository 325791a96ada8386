import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Field } from '@kadam/shared/ui/field';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { SubmitButton } from '@kadam/shared/ui/submit-button';
import { SelectField } from '@kadam/shared/ui/select-field';
import { type ReactNode, useState } from 'react';
import type { Batch } from '../../lib/course';
import { daysText, feeText, seatsText } from '../../lib/course-terms';
import { ENROL_FIELD_LABELS, type EnrolField } from '../../lib/enrolment-form';
import { Form } from './enrolment.styles';
import { type EnrolmentFormState, useEnrolmentForm } from './use-enrolment-form';

interface EnrolmentDialogProps {
  readonly courseId: string;
  readonly courseName: string;
  readonly batches: readonly Batch[];
  readonly isEnrolled: boolean;
  readonly onSubmitted: (isWaiting: boolean) => void;
  readonly onClose: () => void;
}

/** Mounted only while open, so closing clears its state. */
export function EnrolmentDialog(props: EnrolmentDialogProps) {
  const { courseId, courseName, batches, isEnrolled, onSubmitted, onClose } = props;
  const [chosenId, choose] = useState<string>();
  const batch = batches.find(({ id }) => id === chosenId) ?? batches.find(({ free }) => free > 0) ?? batches[0];
  const form = useEnrolmentForm({ courseId, courseName, batchId: batch?.id, onSubmitted });
  // The member who has just logged in may be enrolled already.
  const isDone = isEnrolled && form.state.status === 'editing';
  // A sent request cannot be canceled: the form stays until the response.
  return (
    <Dialog
      isOpen
      onClose={form.isSending ? stay : onClose}
      title="Enroll Course"
      subtitle={courseName}
      isDirty={form.isDirty && !isDone && !form.isSending}
    >
      {isDone ? (
        <Stack gap={3}>
          <p>You are already enrolled in this course.</p>
          <Button onClick={onClose}>Done</Button>
        </Stack>
      ) : (
        <EnrolmentForm {...form} batch={batch}>
          {batch && <BatchChoice batches={batches} batch={batch} onChoose={choose} />}
        </EnrolmentForm>
      )}
    </Dialog>
  );
}

const stay = () => undefined;

interface BatchChoiceProps {
  readonly batches: readonly Batch[];
  readonly batch: Batch;
  readonly onChoose: (id: string) => void;
}

const BatchChoice = ({ batches, batch, onChoose }: BatchChoiceProps) => (
  <SelectField
    label="Batch"
    name="batch"
    value={batch.id}
    options={batches.map((one) => ({
      value: one.id,
      label: [daysText(one), one.times, feeText(one.fee), seatsText(one.free)].filter(Boolean).join(', '),
    }))}
    onChange={(event) => onChoose(event.currentTarget.value)}
  />
);

interface EnrolmentFormProps extends EnrolmentFormState {
  readonly batch: Batch | undefined;
  readonly children: ReactNode;
}

function EnrolmentForm({ form, field, message, waiting, batch, children }: EnrolmentFormProps) {
  const control = (name: EnrolField) => ({ ...field(name), label: ENROL_FIELD_LABELS[name], isRequired: true });
  return (
    <Form {...form} aria-label="Enrollment">
      {children}
      <Field {...control('name')} autoComplete="name" />
      <Field {...control('email')} type="email" inputMode="email" autoComplete="email" />
      <Field {...control('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      <Field {...control('address')} multiline rows={3} autoComplete="street-address" />
      {message && <Notice tone="danger">{message}</Notice>}
      <SubmitButton
        label={batch?.free === 0 ? 'Join the waiting list' : 'Submit'}
        busyLabel="Submitting…"
        waiting={waiting}
      />
    </Form>
  );
}
