import { useState } from 'react';
import { type ContactMessage, MAX_REPLY_LENGTH, type MessageReply } from '@kadam/shared/contract/inbox';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Field } from '@kadam/shared/ui/field';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { SelectField } from '@kadam/shared/ui/select-field';
import { FactList } from '../../lib/list.styles';
import { LoadedView } from '../../lib/loaded-view';
import { OfficeForm } from '../../lib/office-form';
import { timeText } from '../../lib/times';
import { useColleagues } from '../../lib/use-colleagues';
import { useMessage, useMessageChange, useReplyForm } from './use-messages';

interface MessageDialogProps {
  readonly id: string;
  readonly canChange: boolean;
  readonly onClose: () => void;
}

/** One message of the contact form: its assignee and replies. */
export function MessageDialog({ id, canChange, onClose }: MessageDialogProps) {
  const state = useMessage(id);
  const [isDirty, setIsDirty] = useState(false);
  const title = state.status === 'ready' ? `Message of ${state.data.message.name}` : 'Message';
  return (
    <Dialog isOpen title={title} isDirty={isDirty} onClose={onClose}>
      <LoadedView state={state} name="message">
        {({ message, replies }) => (
          <Stack gap={2}>
            <Facts message={message} />
            <Replies replies={replies} />
            {canChange && <Work message={message} />}
            {canChange && <ReplyForm messageId={id} onDirty={setIsDirty} />}
          </Stack>
        )}
      </LoadedView>
    </Dialog>
  );
}

const Facts = ({ message: { at, email, phone, message, assignee, handled } }: { readonly message: ContactMessage }) => (
  <FactList>
    <dt>Received</dt>
    <dd>{timeText(at)}</dd>
    <dt>Email</dt>
    <dd>
      <a href={`mailto:${email}`}>{email}</a>
    </dd>
    <dt>Phone</dt>
    <dd>{phone || 'Not given'}</dd>
    <dt>Message</dt>
    <dd>{message}</dd>
    <dt>Assigned to</dt>
    <dd>{assignee?.name ?? 'Not assigned'}</dd>
    <dt>Handled</dt>
    <dd>{handled ? `${timeText(handled.at)}, by ${handled.by}` : 'Not yet'}</dd>
  </FactList>
);

const Replies = ({ replies }: { readonly replies: readonly MessageReply[] }) =>
  replies.length > 0 && (
    <FactList aria-label="Replies">
      {replies.map(({ id, at, by, text }) => [
        <dt key={`${id} name`}>
          {by}, {timeText(at)}
        </dt>,
        <dd key={id}>{text}</dd>,
      ])}
    </FactList>
  );

function Work({ message }: { readonly message: ContactMessage }) {
  const colleagues = useColleagues();
  const { message: failure, isBusy, run } = useMessageChange(message);
  const isHandled = message.handled !== null;
  return (
    <>
      {failure && <Notice tone="danger" title={failure} />}
      <SelectField
        label="Assigned to"
        name="assigneeId"
        placeholder="Not assigned"
        value={message.assignee?.id ?? ''}
        options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => void run({ assigneeId: event.currentTarget.value || null })}
      />
      <Button
        variant="secondary"
        isBusy={isBusy}
        busyLabel="Saving…"
        onClick={() => void run({ isHandled: !isHandled })}
      >
        {isHandled ? 'Open it again' : 'Mark as handled'}
      </Button>
    </>
  );
}

interface ReplyFormProps {
  readonly messageId: string;
  readonly onDirty: (isDirty: boolean) => void;
}

function ReplyForm({ messageId, onDirty }: ReplyFormProps) {
  const form = useReplyForm(messageId, () => onDirty(false));
  return (
    <OfficeForm form={form}>
      <Field
        label="Reply"
        hint="Sent as an email. A reply to it goes to the office."
        multiline
        rows={5}
        maxLength={MAX_REPLY_LENGTH}
        {...form.field('text')}
        onChange={(event) => {
          form.edit('text', event.currentTarget.value);
          onDirty(event.currentTarget.value.trim() !== '');
        }}
      />
      <Button type="submit" isBusy={form.isSending} busyLabel="Sending…">
        Send the reply
      </Button>
    </OfficeForm>
  );
}
