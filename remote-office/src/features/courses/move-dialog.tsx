import { useState } from 'react';
import type { OfficeBatch } from '@kadam/shared/contract/course-batches';
import type { OfficeEnrolment } from '@kadam/shared/contract/office-enrolments';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Notice } from '@kadam/shared/ui/notice';
import { SelectField } from '@kadam/shared/ui/select-field';
import { BulkChangeForm } from '../../lib/bulk-change-form';
import { LoadedView } from '../../lib/loaded-view';
import { MailView } from '../../lib/mail-view';
import { dayText } from '../../lib/times';
import { useCourse } from './use-courses';
import { movePreviewOf, NOTE, useMove } from './use-enrolments';

interface MoveDialogProps {
  readonly enrolments: readonly [OfficeEnrolment, ...OfficeEnrolment[]];
  readonly onClose: (sentence?: string) => void;
}

/** Moves enrollments of one course to another of its batches. */
export function MoveDialog({ enrolments, onClose }: MoveDialogProps) {
  const [{ course, name }] = enrolments;
  const isOneCourse = enrolments.every((one) => one.course.id === course.id);
  const [isDirty, setIsDirty] = useState(false);
  const state = useCourse(course.id);
  return (
    <Dialog
      isOpen
      title={enrolments.length === 1 ? `Move ${name}` : `Move ${enrolments.length} enrollments`}
      subtitle={isOneCourse ? course.name : undefined}
      isDirty={isDirty}
      onClose={() => onClose()}
    >
      {isOneCourse ? (
        <LoadedView state={state} name="batches">
          {({ batches }) => (
            <MoveForm
              enrolments={enrolments}
              batches={batches.filter((batch) => batch.state !== 'canceled')}
              onDirty={setIsDirty}
              onDone={onClose}
            />
          )}
        </LoadedView>
      ) : (
        <Notice title="These enrollments are of different courses">Choose enrollments of one course.</Notice>
      )}
    </Dialog>
  );
}

interface MoveFormProps extends Pick<MoveDialogProps, 'enrolments'> {
  readonly batches: readonly OfficeBatch[];
  readonly onDirty: (isDirty: boolean) => void;
  readonly onDone: (sentence: string) => void;
}

function MoveForm({ enrolments, batches, onDirty, onDone }: MoveFormProps) {
  const [id, setId] = useState('');
  const batch = batches.find((one) => one.id === id);
  const { changing, ...change } = useMove({ enrolments, batch, onDone });
  return (
    <BulkChangeForm
      change={change}
      verb="moved"
      note={{ ...NOTE, hint: 'In the email, above the facts of the new batch.' }}
      preview={batch && changing[0] && <MailView {...movePreviewOf(changing[0], change.values.note)} />}
      submitLabel={changing.length > 1 ? `Move ${changing.length} and send the emails` : 'Move and send the email'}
      busyLabel="Moving…"
      onEdit={() => onDirty(true)}
    >
      <SelectField
        label="New batch"
        name="batch"
        placeholder="Choose a batch"
        value={id}
        options={batches.map((one) => ({ value: one.id, label: labelOf(one) }))}
        onChange={(event) => setId(event.currentTarget.value)}
      />
      <p>Seats that become free go to the waiting list at once, by email.</p>
    </BulkChangeForm>
  );
}

const labelOf = ({ startDate, times, free }: OfficeBatch): string =>
  `${dayText(startDate)}, ${times} (${free === 1 ? '1 seat' : `${free} seats`} free)`;
