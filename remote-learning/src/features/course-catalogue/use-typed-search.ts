import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from '@kadam/shared/router';

/** Pause after the last key before the address follows: browsers refuse an address that changes with every key. */
const ADDRESS_DELAY_MS = 300;

/**
 * What stands in the search box: it answers every key at once, while the address follows after a pause. `write` must replace the entry
 * of the history: by that an address that follows is told from one that the visitor went to.
 */
export function useTypedSearch(addressed: string, write: (search: string) => void) {
  const { key } = useLocation();
  const isFollowing = useNavigationType() === 'REPLACE';
  const [typed, type] = useState(addressed);
  const [seenKey, setSeenKey] = useState(key);
  const [own, setOwn] = useState(addressed);
  const isPending = typed.trim() !== own;

  // Only where the visitor went (Back, a link) overwrites what is being typed.
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
