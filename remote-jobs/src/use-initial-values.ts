import { useSession } from '@kadam/shared/session';
import { useState } from 'react';

interface Loaded<Values> {
  readonly values: Values;
  /** The member whom the session named when the values came, and the one whom the values name. */
  readonly owners: readonly (string | null)[];
}

/**
 * What a form started with. No later answer takes away what is being typed: it stays when the session ended by itself, so that typing
 * goes on after the login; it goes when the member logs out, or when somebody else logs in.
 */
export function useInitialValues<Values>(hasEnded: boolean) {
  const token = useSession((session) => session.token);
  const userId = useSession((session) => session.userId);
  const [loaded, setLoaded] = useState<Loaded<Values> | null>(null);
  if (loaded && !(token === null ? hasEnded : loaded.owners.includes(userId))) setLoaded(null);
  return {
    initial: loaded?.values,
    owners: loaded?.owners ?? [],
    setInitial: (values: Values, ownerId: string) => setLoaded({ values, owners: [userId, ownerId] }),
  };
}
