import { MAX_BATCH_LINE, MAX_BATCH_SEATS, type OfficeBatch } from '@kadam/shared/contract/course-batches';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Field } from '@kadam/shared/ui/field';
import { Notice } from '@kadam/shared/ui/notice';
import { SelectField } from '@kadam/shared/ui/select-field';
import { OfficeForm } from '../../lib/office-form';
import { MODE_LABELS } from './batch-texts';
import { useBatchForm } from './use-courses';

interface BatchDialogProps {
  readonly courseId: string;
  /** The batch to change; absent for a new one. */
  readonly known: OfficeBatch | undefined;
  /** Initial values of a new batch. */
  readonly copied: OfficeBatch | undefined;
  readonly onClose: (sentence?: string) => void;
}

const MODE_OPTIONS = Object.entries(MODE_LABELS).map(([value, label]) => ({ value, label }));

/** Adds or changes a batch. Never overwrites a change that another person made meanwhile. */
export function BatchDialog({ courseId, known, copied, onClose }: BatchDialogProps) {
  const saved = known ? 'The batch is saved.' : 'The draft is saved. Open it, so that members can enroll.';
  const form = useBatchForm({ courseId, known, copied, onSaved: () => onClose(saved) });
  const people = known ? known.taken + known.waiting : 0;
  return (
    <Dialog isOpen title={known ? 'Edit the batch' : 'Add a batch'} isDirty={form.isDirty} onClose={() => onClose()}>
      <OfficeForm form={form}>
        {people > 0 && (
          <Notice title={people === 1 ? 'One person is enrolled' : `${people} people are enrolled`}>
            They are not informed about what you change here. Please write to them.
          </Notice>
        )}
        <Field label="First day" type="date" isRequired {...form.field('startDate')} />
        <Field label="Last day" type="date" isRequired {...form.field('endDate')} />
        <Field
          label="Days and times"
          hint="Such as Mon to Fri, 6 pm to 8 pm"
          isRequired
          maxLength={MAX_BATCH_LINE}
          autoComplete="off"
          {...form.field('times')}
        />
        <SelectField
          label="Mode"
          name="mode"
          value={form.values.mode}
          options={MODE_OPTIONS}
          onChange={(event) => form.edit('mode', event.currentTarget.value)}
        />
        <Field label="Place" maxLength={MAX_BATCH_LINE} autoComplete="off" {...form.field('place')} />
        <Field
          label="Seats"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_BATCH_SEATS}
          isRequired
          {...(known && { hint: `${known.taken} taken. New seats go to the waiting list at once.` })}
          {...form.field('seats')}
        />
        <Field
          label="Fee in rupees"
          type="number"
          inputMode="numeric"
          min={0}
          hint="0 for a free batch"
          isRequired
          {...form.field('fee')}
        />
        <Field label="Instructor" maxLength={MAX_BATCH_LINE} autoComplete="off" {...form.field('instructor')} />
        <Field
          label="Languages"
          hint="Separated by commas"
          isRequired
          autoComplete="off"
          {...form.field('languages')}
        />
        <Button type="submit" isBusy={form.isSending} busyLabel="Saving…">
          {known ? 'Save' : 'Save the draft'}
        </Button>
      </OfficeForm>
    </Dialog>
  );
}
