import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { Notice } from '@kadam/shared/ui/notice';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import { Form } from './account-links.styles';
import { useLinkRequest } from './use-link-request';

/** Asks for a link by mail to choose a new password. */
export function AskForLink() {
  const { state, message, isSending, waiting, answer, form, field } = useLinkRequest();
  return (
    <Form {...form} aria-label="Ask for a link">
      <Field label="Email" type="email" inputMode="email" autoComplete="username" isRequired {...field('email')} />
      {message && <Notice tone="danger">{message}</Notice>}
      {state.status === 'sent' && (
        <Notice tone="success" title="Please look into your mail.">
          {answer} If nothing comes, look in the spam folder and check the address.
        </Notice>
      )}
      <Button type="submit" isBusy={isSending} busyLabel="Sending…">
        Send me a link
      </Button>
      <StillLoading {...waiting} />
    </Form>
  );
}
