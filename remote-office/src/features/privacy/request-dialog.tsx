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
import { Notice } from '@kadam/shared/ui/notice';
import { SelectField } from '@kadam/shared/ui/select-field';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import { FactList } from '../../lib/list.styles';
import { LoadedView } from '../../lib/loaded-view';
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
  const { form, field, message, isSending, waiting, values, edit } = useWorkForm(request, () =>
    setAnnouncement('Saved.'),
  );
  return (
    <Stack as="form" gap={2} {...form} aria-label="State and notes">
      {message && <Notice tone="danger" title={message} />}
      <SelectField
        label="State"
        name="state"
        value={values.state}
        options={(['received', 'in_progress'] as const).map((value) => ({ value, label: STATE_LABELS[value] }))}
        onChange={(event) => edit('state', event.currentTarget.value as 'received')}
      />
      <Field
        label="Notes"
        hint="For the office. They are in the data that the person can download."
        multiline
        rows={3}
        maxLength={MAX_PRIVACY_TEXT_LENGTH}
        {...field('notes')}
      />
      <p role="status">{announcement}</p>
      <div>
        <Button type="submit" variant="secondary" isBusy={isSending} busyLabel="Saving…">
          Save
        </Button>
      </div>
      <StillLoading {...waiting} />
    </Stack>
  );
}

interface AnswerFormProps {
  readonly request: PrivacyRequest;
  readonly onDirty: (isDirty: boolean) => void;
}

function AnswerForm({ request, onDirty }: AnswerFormProps) {
  const answer = useAnswerForm(request, () => onDirty(false));
  const { form, field, message, isSending, waiting, values, edit, outcome, setOutcome } = answer;
  const isRejection = outcome === 'rejected';
  return (
    <Stack as="form" gap={2} {...form} aria-label="Answer">
      {message && <Notice tone="danger" title={message} />}
      <SelectField
        label="Outcome"
        name="outcome"
        value={outcome}
        options={[
          { value: 'answered', label: 'Done as asked' },
          { value: 'rejected', label: 'Rejected' },
        ]}
        onChange={(event) => setOutcome(event.currentTarget.value === 'rejected' ? 'rejected' : 'answered')}
      />
      <Field
        label={isRejection ? 'Reason' : 'Answer'}
        hint="Sent as an email, which names the grievance officer. The request is closed then."
        isRequired
        multiline
        rows={5}
        maxLength={MAX_PRIVACY_TEXT_LENGTH}
        {...field('text')}
        value={values.text}
        onChange={(event) => {
          edit('text', event.currentTarget.value);
          onDirty(event.currentTarget.value.trim() !== '');
        }}
      />
      <div>
        <Button type="submit" isBusy={isSending} busyLabel="Sending…">
          {isRejection ? 'Send the rejection' : 'Send the answer'}
        </Button>
      </div>
      <StillLoading {...waiting} />
    </Stack>
  );
}
