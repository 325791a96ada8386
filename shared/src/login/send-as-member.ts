import { listen } from '@kadam/shared/events';
import { currentSession, refreshSession, storedToken, useSession, type Session } from '@kadam/shared/session';
import { logInAgain } from './log-in-again';

interface MemberResult {
  readonly message?: string | undefined;
  /** The server no longer accepts the session. */
  readonly isSessionOver?: boolean;
}

interface MemberContext {
  /** The ids of the member whose words these are; without one that is known, whoever logs in sends them. */
  readonly owners: readonly (string | null)[];
  /** Aborted when the form is gone. */
  readonly signal: AbortSignal;
  /** Forgets what was typed: when somebody else has logged in, it is not shown to them. */
  readonly reset: () => void;
  /** Called after that with the id of the other member. */
  readonly onOther?: ((userId: string | null) => void) | undefined;
  /** Leaves the ended session and asks to log in again; else `logInAgain` does, with the message as the reason. */
  readonly leave?: (() => void) | undefined;
  /** Called with true while the login is waited for. */
  readonly onWait?: ((isWaiting: boolean) => void) | undefined;
}

/**
 * Sends what a member has typed. When the session turns out to be over, it asks to log in again and sends the same once more after the
 * login of that member, in this tab or another; a second end of the session is only answered.
 * @returns what `send` answered: of the first try when nobody logged in, an empty refusal when somebody else did
 */
export async function sendAsMember<Result extends MemberResult>(
  send: () => Promise<Result | undefined>,
  member: MemberContext,
): Promise<Result | Record<string, never> | undefined> {
  const used = [storedToken(), currentSession().token];
  const result = await send();
  if (!result?.isSessionOver || member.signal.aborted) return result;
  member.onWait?.(true);
  const renewed = await renewedSession(used, { ...member, reason: result.message });
  member.onWait?.(false);
  if (!renewed) return result;
  const known = member.owners.filter((owner) => owner !== null);
  if (known.length === 0 || known.some((owner) => owner === renewed.userId)) return send();
  member.reset();
  member.onOther?.(renewed.userId);
  return {};
}

/** The session that follows one with the `used` tokens, or null when the person or the page gives up. */
function renewedSession(
  used: readonly (string | null)[],
  { signal, reason, leave }: Pick<MemberContext, 'signal' | 'leave'> & { readonly reason: string | undefined },
): Promise<Session | null> {
  const isNew = (token: string | null) => token !== null && !used.includes(token);
  return new Promise((resolve) => {
    const finish = (session: Session | null) => {
      unsubscribers.forEach((stop) => stop());
      resolve(session);
    };
    const finishIfNew = () => isNew(currentSession().token) && finish(currentSession());
    // A login in another tab closes the dialog too, but the store knows of it before.
    const giveUp = () => finish(null);
    const unsubscribers = [
      useSession.subscribe(finishIfNew),
      listen('auth:closeLogin', giveUp),
      onAbort(signal, giveUp),
    ];
    if (isNew(storedToken())) {
      refreshSession();
      finishIfNew();
    } else if (leave) leave();
    else logInAgain({ token: currentSession().token, ...(reason !== undefined && { reason }) });
  });
}

function onAbort(signal: AbortSignal, handle: () => void): () => void {
  signal.addEventListener('abort', handle);
  return () => signal.removeEventListener('abort', handle);
}
