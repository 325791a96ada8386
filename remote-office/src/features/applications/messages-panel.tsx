import { type ApplicationMessage, MAX_MESSAGE_LENGTH } from '@kadam/shared/contract/application-messages';
import { STATUS_LABELS } from '@kadam/shared/contract/applications';
import type { OfficeApplication } from '@kadam/shared/contract/office-applications';
import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import { Field } from '@kadam/shared/ui/field';
import { Notice } from '@kadam/shared/ui/notice';
import { Panel } from '../../lib/layout.styles';
import { OfficeForm } from '../../lib/office-form';
import { timeText } from '../../lib/times';
import { Entries } from './applications.styles';
import { useMessageForm, useMessages } from './use-messages';

interface MessagesPanelProps {
  readonly application: OfficeApplication;
  readonly canWrite: boolean;
}

/** The messages with the candidate and the notes of status changes, oldest first. */
export function MessagesPanel({ application: { id, name, history }, canWrite }: MessagesPanelProps) {
  const state = useMessages(id);
  const entries = state.status === 'ready' ? [...state.data.map(toEntry), ...history.flatMap(toNote)].sort(byTime) : [];
  return (
    <Panel aria-labelledby="messages">
      <h2 id="messages">Messages with the candidate</h2>
      {state.status === 'loading' && <p role="status">Loading the messages…</p>}
      {state.status === 'failed' && (
        <Notice
          tone="danger"
          title="The messages could not be loaded"
          action={
            <Button variant="secondary" size="sm" onClick={state.retry}>
              Retry
            </Button>
          }
        >
          {state.message}
        </Notice>
      )}
      {state.status === 'ready' && entries.length === 0 && <p>No messages yet.</p>}
      {state.status === 'ready' && (
        <Entries>
          {entries.map((entry) => (
            <Message key={entry.key} entry={entry} name={name} />
          ))}
        </Entries>
      )}
      {canWrite && <MessageForm id={id} />}
    </Panel>
  );
}

/** A message, or the note of a status change. */
interface ThreadEntry {
  readonly key: string;
  readonly at: string;
  /** '' for the candidate. */
  readonly by: string;
  readonly about: string;
  readonly isNew: boolean;
  readonly text: string;
}

const toEntry = ({ id, at, from, by, text, isRead }: ApplicationMessage): ThreadEntry => ({
  key: id,
  at,
  by: from === 'office' ? by : '',
  about: from === 'candidate' ? '' : isRead ? ', read' : ', not read yet',
  isNew: from === 'candidate' && !isRead,
  text,
});

const toNote = ({ status, at, by, note }: OfficeApplication['history'][number]): ThreadEntry[] =>
  note === ''
    ? []
    : [
        {
          key: at,
          at,
          by: by === '' ? 'Our office' : by,
          about: `, with the status ${STATUS_LABELS[status]}`,
          isNew: false,
          text: note,
        },
      ];

const byTime = (one: ThreadEntry, other: ThreadEntry) => one.at.localeCompare(other.at);

interface MessageProps {
  readonly entry: ThreadEntry;
  readonly name: string;
}

const Message = ({ entry: { by, at, about, isNew, text }, name }: MessageProps) => (
  <li>
    <strong>{by === '' ? name : by}</strong>{' '}
    <small>
      {timeText(at)}
      {about}
    </small>{' '}
    {isNew && <Chip tone="accent">New</Chip>}
    <p>{text}</p>
  </li>
);

function MessageForm({ id }: { readonly id: string }) {
  const form = useMessageForm(id);
  return (
    <OfficeForm form={form} gap={1.5}>
      <Field
        label="New message"
        multiline
        rows={3}
        maxLength={MAX_MESSAGE_LENGTH}
        hint="The candidate gets it by email and under My Jobs."
        {...form.field('text')}
      />
      <div>
        <Button type="submit" variant="secondary" size="sm" isBusy={form.isSending} busyLabel="Sending…">
          Send the message
        </Button>
      </div>
    </OfficeForm>
  );
}
