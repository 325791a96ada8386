import { useState } from 'react';
import { STATUS_LABELS } from '@kadam/shared/contract/applications';
import { TEMPLATE_VARIABLES, type TemplateStatus } from '@kadam/shared/contract/message-templates';
import { type ListedApplication, MAX_STATUS_NOTE_LENGTH } from '@kadam/shared/contract/office-applications';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Notice } from '@kadam/shared/ui/notice';
import { SelectField } from '@kadam/shared/ui/select-field';
import { BulkChangeForm } from '../../lib/bulk-change-form';
import { MailView } from '../../lib/mail-view';
import { possibleStatuses, previewOf, useStatusChange, useTemplates } from './use-status-change';

interface StatusDialogProps {
  readonly applications: readonly ListedApplication[];
  readonly status?: TemplateStatus | undefined;
  readonly onClose: (sentence?: string) => void;
}

/**
 * Changes the status of applications, with a note for the candidates and a preview of their mail.
 */
export function StatusDialog({ applications, status: first, onClose }: StatusDialogProps) {
  const [chosen, setChosen] = useState(first);
  const possible = possibleStatuses(applications);
  const status = chosen && possible.includes(chosen) ? chosen : undefined;
  const { changing, ...change } = useStatusChange({ applications, status, onDone: onClose });
  const [one] = applications;
  const title = applications.length === 1 && one ? `Move ${one.name}` : `Move ${applications.length} applications`;
  return (
    <Dialog
      isOpen
      title={title}
      subtitle={applications.length === 1 ? one?.posting.title : undefined}
      isDirty={change.values.note !== ''}
      onClose={() => onClose()}
    >
      <BulkChangeForm
        change={change}
        verb="moved"
        note={NOTE}
        preview={<Preview application={changing[0]} status={status} note={change.values.note} />}
        submitLabel={submitLabel(status, changing.length)}
        busyLabel="Moving…"
      >
        <SelectField
          label="New status"
          name="status"
          placeholder="Choose a status"
          value={status ?? ''}
          options={possible.map((value) => ({ value, label: STATUS_LABELS[value] }))}
          onChange={(event) => setChosen(possible.find((value) => value === event.currentTarget.value))}
        />
        {status && change.unchanged.length === 0 && changing.length < applications.length && (
          <Notice title={`${applications.length - changing.length} of ${applications.length} stay as they are`}>
            They cannot become {STATUS_LABELS[status]} from their current status.
          </Notice>
        )}
      </BulkChangeForm>
    </Dialog>
  );
}

const VARIABLES = Object.keys(TEMPLATE_VARIABLES)
  .map((name) => `{{${name}}}`)
  .join(', ');

const NOTE = {
  label: 'Note for the candidate',
  hint: `In the email and under My Jobs. You can use ${VARIABLES}.`,
  maxLength: MAX_STATUS_NOTE_LENGTH,
} as const;

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
