import { useState } from 'react';
import { ENROLMENT_STATUS_LABELS } from '@kadam/shared/contract/enrolments';
import {
  MAX_ENROLMENT_NOTE,
  OFFICE_ENROLMENT_STATUSES,
  type OfficeEnrolment,
  type OfficeEnrolmentStatus,
} from '@kadam/shared/contract/office-enrolments';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Field } from '@kadam/shared/ui/field';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { SelectField } from '@kadam/shared/ui/select-field';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import { MailView } from '../../lib/mail-view';
import { UnchangedList } from '../../lib/unchanged-list';
import { previewOf, useStatusChange } from './use-enrolments';

interface EnrolmentStatusDialogProps {
  readonly enrolments: readonly OfficeEnrolment[];
  readonly onClose: (sentence?: string) => void;
}

const OPTIONS = OFFICE_ENROLMENT_STATUSES.map((value) => ({ value, label: ENROLMENT_STATUS_LABELS[value] }));

/** Changes the status of enrollments, with a note for the members and a preview of their mail. */
export function EnrolmentStatusDialog({ enrolments, onClose }: EnrolmentStatusDialogProps) {
  const [status, setStatus] = useState<OfficeEnrolmentStatus>();
  const { changing, unchanged, ...form } = useStatusChange({ enrolments, status, onDone: onClose });
  const [one] = enrolments;
  const isSingle = enrolments.length === 1;
  return (
    <Dialog
      isOpen
      title={isSingle && one ? `Status of ${one.name}` : `Status of ${enrolments.length} enrollments`}
      subtitle={isSingle ? one?.course.name : undefined}
      isDirty={form.values.note !== ''}
      onClose={() => onClose()}
    >
      <Stack as="form" gap={2} {...form.form}>
        {form.message && <Notice tone="danger" title={form.message} />}
        <UnchangedList unchanged={unchanged} verb="changed" />
        <SelectField
          label="New status"
          name="status"
          placeholder="Choose a status"
          value={status ?? ''}
          options={OPTIONS}
          onChange={(event) =>
            setStatus(OFFICE_ENROLMENT_STATUSES.find((value) => value === event.currentTarget.value))
          }
        />
        {status === 'canceled' && <p>Seats that become free go to the waiting list at once, by email.</p>}
        <Field
          label="Note for the member"
          multiline
          rows={3}
          maxLength={MAX_ENROLMENT_NOTE}
          hint="In the email, above the facts of the batch."
          {...form.field('note')}
        />
        {status && changing[0] && <MailView {...previewOf(changing[0], status, form.values.note)} />}
        <Button type="submit" isBusy={form.isSending} busyLabel="Changing…">
          {changing.length > 1 ? `Change ${changing.length} and send the emails` : 'Change and send the email'}
        </Button>
        <StillLoading {...form.waiting} />
      </Stack>
    </Dialog>
  );
}
