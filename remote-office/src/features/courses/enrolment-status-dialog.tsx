import { useState } from 'react';
import { ENROLMENT_STATUS_LABELS } from '@kadam/shared/contract/enrolments';
import {
  OFFICE_ENROLMENT_STATUSES,
  type OfficeEnrolment,
  type OfficeEnrolmentStatus,
} from '@kadam/shared/contract/office-enrolments';
import { Dialog } from '@kadam/shared/ui/dialog';
import { SelectField } from '@kadam/shared/ui/select-field';
import { BulkChangeForm } from '../../lib/bulk-change-form';
import { MailView } from '../../lib/mail-view';
import { NOTE, previewOf, useStatusChange } from './use-enrolments';

interface EnrolmentStatusDialogProps {
  readonly enrolments: readonly OfficeEnrolment[];
  readonly onClose: (sentence?: string) => void;
}

const OPTIONS = OFFICE_ENROLMENT_STATUSES.map((value) => ({ value, label: ENROLMENT_STATUS_LABELS[value] }));

/** Changes the status of enrollments, with a note for the members and a preview of their mail. */
export function EnrolmentStatusDialog({ enrolments, onClose }: EnrolmentStatusDialogProps) {
  const [status, setStatus] = useState<OfficeEnrolmentStatus>();
  const { changing, ...change } = useStatusChange({ enrolments, status, onDone: onClose });
  const [one] = enrolments;
  const isSingle = enrolments.length === 1;
  return (
    <Dialog
      isOpen
      title={isSingle && one ? `Status of ${one.name}` : `Status of ${enrolments.length} enrollments`}
      subtitle={isSingle ? one?.course.name : undefined}
      isDirty={change.values.note !== ''}
      onClose={() => onClose()}
    >
      <BulkChangeForm
        change={change}
        verb="changed"
        note={{ ...NOTE, hint: 'In the email, above the facts of the batch.' }}
        preview={status && changing[0] && <MailView {...previewOf(changing[0], status, change.values.note)} />}
        submitLabel={
          changing.length > 1 ? `Change ${changing.length} and send the emails` : 'Change and send the email'
        }
        busyLabel="Changing…"
      >
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
      </BulkChangeForm>
    </Dialog>
  );
}
