import { useForm } from '@kadam/shared/form';
import { ApiError } from '@kadam/shared/http';
import { sendAsMember } from '@kadam/shared/login';
import { useState } from 'react';
import { saveError } from '../../lib/profile-failure';

const GONE = 410;

interface LinkButton {
  readonly token: string | null;
  readonly act: (token: string, signal: AbortSignal) => Promise<void>;
  readonly fallback: string;
}

/**
 * The button of a mail link that needs a session. `isDead` means that the link no longer works, or
 * not for this member.
 */
export function useLinkButton({ token, act, fallback }: LinkButton) {
  const [deadToken, setDeadToken] = useState<string | null>(null);
  const form = useForm({
    initial: {},
    send: (_, sending) =>
      sendAsMember(
        () =>
          act(token ?? '', sending.signal).then(
            () => undefined,
            (error) => {
              if (error instanceof ApiError && error.status === GONE) setDeadToken(token);
              return saveError(error, fallback);
            },
          ),
        { ...sending, owners: [] },
      ),
    fallback,
  });
  return { ...form, isDead: token !== null && deadToken === token };
}
