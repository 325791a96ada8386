import { SwitchButton } from './auth.styles';
import { useConfirmationRequest } from './use-confirmation-request';

/** Asks the member to confirm the address; can send the mail again. */
export default function ConfirmationRequest() {
  const { state, message, isSending, response, form } = useConfirmationRequest();
  const isSent = state.status === 'sent';
  return (
    <>
      <span role="status">{message ?? (isSent ? response : 'Please confirm your email address.')}</span>
      {!isSent && (
        <form {...form}>
          <SwitchButton type="submit" disabled={isSending}>
            Resend
          </SwitchButton>
        </form>
      )}
    </>
  );
}
