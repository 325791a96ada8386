import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import { StillLoading } from '@kadam/shared/ui/still-loading';
import { Matter } from './account.styles';
import { useLogoutEverywhere, type LastActProps } from './use-account-acts';

/** Logging out on every device at once. */
export function SessionsMatter(act: LastActProps) {
  const { message, isSending, waiting, form } = useLogoutEverywhere(act);
  return (
    <Matter aria-labelledby="sessions-matter">
      <h2 id="sessions-matter">Log out everywhere</h2>
      <p>
        Ends every session of your account, on this device and all others. Do this when you have lost a device, or left
        one logged in.
      </p>
      {message && <Notice tone="danger">{message}</Notice>}
      <form {...form}>
        <Button type="submit" variant="secondary" isBusy={isSending} busyLabel="Logging out…">
          Log out everywhere
        </Button>
        <StillLoading {...waiting} />
      </form>
    </Matter>
  );
}
