import { useState } from 'react';
import { STATUS_LABELS } from '@kadam/shared/contract/applications';
import { TEMPLATE_VARIABLES, type TemplateStatus } from '@kadam/shared/contract/message-templates';
import { type ListedApplication, MAX_STATUS_NOTE_LENGTH } from '@kadam/shared/contract/office-applications';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Field } from '@kadam/shared/ui/field';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { SelectField } from '@kadam/shared/ui/select-field';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import { MailView } from '../../lib/mail-view';
import { UnchangedList } from '../../lib/unchanged-list';
import { possibleStatuses, previewOf, useStatusChange, useTemplates } from './use-status-change';

interface StatusDialogProps {
  readonly applications: readonly ListedApplication[];
  readonly status?: TemplateStatus | undefined;
  readonly onClose: (sentence?: string) => void;
}

/** Moves applications to a status, with a note for the candidates and a preview of their mail. */
export function StatusDialog({ applications, status: first, onClose }: StatusDialogProps) {
  const [chosen, setChosen] = useState(first);
  const possible = possibleStatuses(applications);
  const status = chosen && possible.includes(chosen) ? chosen : undefined;
  const { changing, unchanged, ...form } = useStatusChange({ applications, status, onDone: onClose });
  const [one] = applications;
  const title = applications.length === 1 && one ? `Move ${one.name}` : `Move ${applications.length} applications`;
  return (
    <Dialog
      isOpen
      title={title}
      subtitle={applications.length === 1 ? one?.posting.title : undefined}
      isDirty={form.values.note !== ''}
      onClose={() => onClose()}
    >
      <Stack as="form" gap={2} {...form.form}>
        {form.message && <Notice tone="danger" title={form.message} />}
        <UnchangedList unchanged={unchanged} verb="moved" />
        <SelectField
          label="New status"
          name="status"
          placeholder="Choose a status"
          value={status ?? ''}
          options={possible.map((value) => ({ value, label: STATUS_LABELS[value] }))}
          onChange={(event) => setChosen(possible.find((value) => value === event.currentTarget.value))}
        />
        {status && unchanged.length === 0 && changing.length < applications.length && (
          <Notice title={`${applications.length - changing.length} of ${applications.length} stay as they are`}>
            They cannot become {STATUS_LABELS[status]} from their present status.
          </Notice>
        )}
        <Field
          label="Note for the candidate"
          multiline
          rows={3}
          maxLength={MAX_STATUS_NOTE_LENGTH}
          hint={`In the email and under My Jobs. You can use ${VARIABLES}.`}
          {...form.field('note')}
        />
        <Preview application={changing[0]} status={status} note={form.values.note} />
        <Button type="submit" isBusy={form.isSending} busyLabel="Moving…">
          {submitLabel(status, changing.length)}
        </Button>
        <StillLoading {...form.waiting} />
      </Stack>
    </Dialog>
  );
}

const VARIABLES = Object.keys(TEMPLATE_VARIABLES)
  .map((name) => `{{${name}}}`)
  .join(', ');

function submitLabel(status: TemplateStatus | undefined, count: number): string {
  if (!status) return 'Move';
  return count > 1
    ? `Move ${count} to ${STATUS_LABELS[status]} and send the emails`
    : `Move to ${STATUS_LABELS[status]} and send the email`;
}

interface PreviewProps {
  readonly application: ListedApplication | undefined;
  readonly status: TemplateStatus | undefined;
  readonly note: string;
}

function Preview({ application, status, note }: PreviewProps) {
  const template = useTemplates()?.find((one) => one.status === status);
  if (!application || !template) return null;
  return <MailView {...previewOf(application, template, note)} />;
}
