import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from '@kadam/shared/router';

/** Milliseconds without typing before the URL changes: browsers limit history updates. */
const ADDRESS_DELAY_MS = 300;

/**
 * The text of the search box: it changes at once, the URL after a pause. `write` must replace the
 * history entry: that distinguishes our own URL change from a navigation.
 */
export function useTypedSearch(addressed: string, write: (search: string) => void) {
  const { key } = useLocation();
  const isFollowing = useNavigationType() === 'REPLACE';
  const [typed, type] = useState(addressed);
  const [seenKey, setSeenKey] = useState(key);
  const [own, setOwn] = useState(addressed);
  const isPending = typed.trim() !== own;

  // Only a navigation (Back, a link) overwrites the typed text.
  if (key !== seenKey) {
    setSeenKey(key);
    if (!isFollowing && addressed !== own) {
      setOwn(addressed);
      type(addressed);
    }
  }
  const settle = () => {
    if (!isPending) return;
    setOwn(typed.trim());
    write(typed);
  };
  useEffect(() => {
    const timer = isPending ? setTimeout(settle, ADDRESS_DELAY_MS) : undefined;
    return () => clearTimeout(timer);
  });
  const adopt = (search: string) => {
    type(search);
    setOwn(search.trim());
  };
  return { typed, isPending, type, settle, adopt };
}
