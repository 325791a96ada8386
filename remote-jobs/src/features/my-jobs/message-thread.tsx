import { MAX_MESSAGE_LENGTH } from '@kadam/shared/contract/application-messages';
import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import { Field } from '@kadam/shared/ui/field';
import { Notice } from '@kadam/shared/ui/notice';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import type { Application } from '../../lib/applications';
import { type Message, withNotes } from '../../lib/messages';
import { timeText } from '../../lib/time-text';
import { Answer, Steps } from './application-progress.styles';
import { useMessageForm, useThread } from './use-message-thread';

interface MessageThreadProps {
  readonly application: Application;
  readonly canWrite: boolean;
}

/** The messages and notes about an application, oldest first, and a field for the next one. */
export function MessageThread({ application: { id, history }, canWrite }: MessageThreadProps) {
  const state = useThread(id);
  if (state.status === 'failed') {
    return (
      <Notice
        tone="danger"
        title={state.failure.message}
        action={
          <Button variant="secondary" size="sm" onClick={state.retry}>
            Retry
          </Button>
        }
      />
    );
  }
  if (state.status !== 'ready') return <p role="status">Loading the messages…</p>;
  return (
    <>
      <Steps aria-label="Messages">
        {withNotes(state.data, history).map((message) => (
          <Entry key={message.id} {...message} />
        ))}
      </Steps>
      {canWrite && <MessageForm id={id} onExpire={state.onExpire} />}
    </>
  );
}

const Entry = ({ from, at, text, isRead }: Message) => (
  <li>
    <strong>{from === 'office' ? 'Our office' : 'You'}</strong> <time dateTime={at}>{timeText(at)}</time>{' '}
    {from === 'office' && !isRead && <Chip tone="accent">New</Chip>}
    <p>{text}</p>
  </li>
);

interface MessageFormProps {
  readonly id: string;
  readonly onExpire: () => void;
}

function MessageForm({ id, onExpire }: MessageFormProps) {
  const form = useMessageForm(id, onExpire);
  return (
    <Answer {...form.form}>
      {form.message && <Notice tone="danger" title={form.message} />}
      <Field label="Message to our office" multiline rows={3} maxLength={MAX_MESSAGE_LENGTH} {...form.field('text')} />
      <div>
        <Button type="submit" variant="secondary" size="sm" isBusy={form.isSending} busyLabel="Sending…">
          Send
        </Button>
      </div>
      <StillLoading {...form.waiting} />
    </Answer>
  );
}
