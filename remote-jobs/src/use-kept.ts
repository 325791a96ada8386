import { useSession } from '@kadam/shared/session';
import { useState } from 'react';

interface Kept<Value> {
  readonly value: Value;
  /** Whom the session named when the value came, and whom the value itself names. */
  readonly owners: readonly (string | null)[];
}

/**
 * What a form started with. No later answer takes away what is being typed: it stays when the session ended by itself, so that typing
 * goes on after the login; it goes when the member logs out, or when somebody else logs in.
 */
export function useKept<Value>(hasEnded: boolean) {
  const token = useSession((session) => session.token);
  const userId = useSession((session) => session.userId);
  const [kept, setKept] = useState<Kept<Value> | null>(null);
  if (kept && !(token === null ? hasEnded : kept.owners.includes(userId))) setKept(null);
  return {
    kept: kept?.value,
    keep: (value: Value, ownerId: string) => setKept({ value, owners: [userId, ownerId] }),
  };
}
