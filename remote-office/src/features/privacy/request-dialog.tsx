import { useState } from 'react';
import {
  MAX_PRIVACY_TEXT_LENGTH,
  PRIVACY_REQUEST_LABELS,
  type PrivacyRequest,
} from '@kadam/shared/contract/privacy-requests';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Field } from '@kadam/shared/ui/field';
import { Stack } from '@kadam/shared/ui/layout';
import { SelectField } from '@kadam/shared/ui/select-field';
import { FactList } from '../../lib/list.styles';
import { LoadedView } from '../../lib/loaded-view';
import { OfficeForm } from '../../lib/office-form';
import { dayText, timeText } from '../../lib/times';
import { STATE_LABELS } from './request-texts';
import { useAnswerForm, useRequest, useWorkForm } from './use-requests';

interface RequestDialogProps {
  readonly id: string;
  readonly canChange: boolean;
  readonly onClose: () => void;
}

/** One request about personal data: its state, notes, and the answer. */
export function RequestDialog({ id, canChange, onClose }: RequestDialogProps) {
  const state = useRequest(id);
  const [isDirty, setIsDirty] = useState(false);
  const isOpen = state.status === 'ready' && state.data.answer === null && state.data.state !== 'withdrawn';
  return (
    <Dialog
      isOpen
      title={state.status === 'ready' ? PRIVACY_REQUEST_LABELS[state.data.kind] : 'Request'}
      isDirty={isDirty}
      onClose={onClose}
    >
      <LoadedView state={state} name="request">
        {(request) => (
          <Stack gap={2}>
            <Facts request={request} />
            {canChange && isOpen && (
              <>
                <WorkForm request={request} />
                <AnswerForm request={request} onDirty={setIsDirty} />
              </>
            )}
          </Stack>
        )}
      </LoadedView>
    </Dialog>
  );
}

function Facts({ request }: { readonly request: PrivacyRequest }) {
  const { name, email, isMember, isConfirmed, text, state, receivedAt, dueAt, isOverdue, notes, answer } = request;
  return (
    <FactList>
      <dt>From</dt>
      <dd>{name || 'Deleted account'}</dd>
      <dt>Email</dt>
      <dd>
        {email === '' ? 'Removed with the account' : <a href={`mailto:${email}`}>{email}</a>}
        {email !== '' && (isConfirmed ? ' (confirmed)' : ' (not confirmed: make sure who it is before you send data)')}
      </dd>
      <dt>Account</dt>
      <dd>{isMember ? 'Has an account, and was logged in' : 'None'}</dd>
      <dt>Request</dt>
      <dd>{text || 'Removed with the account'}</dd>
      <dt>Received</dt>
      <dd>{timeText(receivedAt)}</dd>
      <dt>Due</dt>
      <dd>
        {dayText(dueAt)}
        {isOverdue && ' (overdue)'}
      </dd>
      <dt>State</dt>
      <dd>{STATE_LABELS[state]}</dd>
      {notes !== '' && (
        <>
          <dt>Notes</dt>
          <dd>{notes}</dd>
        </>
      )}
      {answer && (
        <>
          <dt>Answer</dt>
          <dd>
            {answer.by}, {timeText(answer.at)}
            {'\n'}
            {answer.text}
          </dd>
        </>
      )}
    </FactList>
  );
}

function WorkForm({ request }: { readonly request: PrivacyRequest }) {
  const [announcement, setAnnouncement] = useState('');
  const form = useWorkForm(request, () => setAnnouncement('Saved.'));
  return (
    <OfficeForm form={form} aria-label="State and notes">
      <SelectField
        label="State"
        name="state"
        value={form.values.state}
        options={(['received', 'in_progress'] as const).map((value) => ({ value, label: STATE_LABELS[value] }))}
        onChange={(event) => form.edit('state', event.currentTarget.value as 'received')}
      />
      <Field
        label="Notes"
        hint="For the office. They are in the data that the person can download."
        multiline
        rows={3}
        maxLength={MAX_PRIVACY_TEXT_LENGTH}
        {...form.field('notes')}
      />
      <p role="status">{announcement}</p>
      <div>
        <Button type="submit" variant="secondary" isBusy={form.isSending} busyLabel="Saving…">
          Save
        </Button>
      </div>
    </OfficeForm>
  );
}

interface AnswerFormProps {
  readonly request: PrivacyRequest;
  readonly onDirty: (isDirty: boolean) => void;
}

function AnswerForm({ request, onDirty }: AnswerFormProps) {
  const form = useAnswerForm(request, () => onDirty(false));
  const isRejection = form.outcome === 'rejected';
  return (
    <OfficeForm form={form} aria-label="Answer">
      <SelectField
        label="Outcome"
        name="outcome"
        value={form.outcome}
        options={[
          { value: 'answered', label: 'Done as asked' },
          { value: 'rejected', label: 'Rejected' },
        ]}
        onChange={(event) => form.setOutcome(event.currentTarget.value === 'rejected' ? 'rejected' : 'answered')}
      />
      <Field
        label={isRejection ? 'Reason' : 'Answer'}
        hint="Sent as an email, which names the grievance officer. The request is closed then."
        isRequired
        multiline
        rows={5}
        maxLength={MAX_PRIVACY_TEXT_LENGTH}
        {...form.field('text')}
        onChange={(event) => {
          form.edit('text', event.currentTarget.value);
          onDirty(event.currentTarget.value.trim() !== '');
        }}
      />
      <div>
        <Button type="submit" isBusy={form.isSending} busyLabel="Sending…">
          {isRejection ? 'Send the rejection' : 'Send the answer'}
        </Button>
      </div>
    </OfficeForm>
  );
}
