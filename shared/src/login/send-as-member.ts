import { listen } from '@kadam/shared/events';
import { currentSession, refreshSession, storedToken, useSession, type Session } from '@kadam/shared/session';
import { logInAgain } from './log-in-again';

interface MemberResult {
  readonly message?: string | undefined;
  /** The server rejected the session. */
  readonly isSessionOver?: boolean;
}

interface MemberContext {
  /** Ids of the member who typed the data; if all are null, it is sent for whoever logs in. */
  readonly owners: readonly (string | null)[];
  /** Aborted when the form unmounts. */
  readonly signal: AbortSignal;
  /** Clears the form if another member logs in. */
  readonly reset: () => void;
  /** Called afterwards with the id of the other member. */
  readonly onOther?: ((userId: string | null) => void) | undefined;
  /**
   * Leaves the ended session and opens the login; default: `logInAgain` with the message as reason.
   */
  readonly leave?: (() => void) | undefined;
  /** Called with true while waiting for the login. */
  readonly onWait?: ((isWaiting: boolean) => void) | undefined;
}

/**
 * Sends a form of a member. If the session has ended, requests a login and sends once more after a
 * login of that member, in this tab or another.
 * @returns result of `send`: of the first call if no member logged in, an empty one if another
 * member did
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

/**
 * The session after one with the `used` tokens; null if the dialog is closed or the page goes away.
 */
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
    // A login in another tab closes the dialog too, but the store is updated before.
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
