import type { ReactNode } from 'react';
import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { OfficeForm } from './office-form';
import { UnchangedList } from './unchanged-list';
import type { BulkChangeState } from './use-bulk-change';

interface BulkChangeFormProps {
  readonly change: BulkChangeState;
  /** The verb after the number of rows: 'moved'. */
  readonly verb: string;
  readonly note: { readonly label: string; readonly hint: string; readonly maxLength: number };
  /** The email, once it is loaded. */
  readonly preview: ReactNode;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Called after each change of a field. */
  readonly onEdit?: () => void;
  /** The fields that select the change, with hints. */
  readonly children: ReactNode;
}

/** The form of a dialog that changes rows of a list and informs the people by email. */
export function BulkChangeForm({ change, verb, note, preview, onEdit, children, ...labels }: BulkChangeFormProps) {
  return (
    <OfficeForm form={change} onChange={onEdit}>
      <UnchangedList unchanged={change.unchanged} verb={verb} />
      {children}
      <Field multiline rows={3} {...note} {...change.field('note')} />
      {preview}
      <Button type="submit" isBusy={change.isSending} busyLabel={labels.busyLabel}>
        {labels.submitLabel}
      </Button>
    </OfficeForm>
  );
}
