import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Field } from '@kadam/shared/ui/field';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import { ENROL_FIELD_LABELS, type EnrolField } from '../../lib/enrolment-form';
import { Form } from './enrolment.styles';
import { type EnrolmentFormState, useEnrolmentForm } from './use-enrolment-form';

interface EnrolmentDialogProps {
  readonly courseId: string;
  readonly courseName: string;
  readonly isEnrolled: boolean;
  readonly onSubmitted: () => void;
  readonly onClose: () => void;
}

/** Mounted only while open, so closing clears its state. */
export function EnrolmentDialog({ courseId, courseName, isEnrolled, onSubmitted, onClose }: EnrolmentDialogProps) {
  const form = useEnrolmentForm({ courseId, courseName, onSubmitted });
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
        <EnrolmentForm {...form} />
      )}
    </Dialog>
  );
}

const stay = () => undefined;

function EnrolmentForm({ form, field, message, isSending, waiting }: EnrolmentFormState) {
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
