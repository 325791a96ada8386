import { useCallback, useEffect, useState } from 'react';

/** Width above which the bar has the links (drawer breakpoint). */
const WIDE = '(min-width: 1024.02px)';

/**
 * Drawer of narrow windows; closes if the window becomes wide, such as a rotated tablet, because
 * its button is gone then.
 */
export function useNarrowDrawer() {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!isOpen) return;
    const wide = window.matchMedia(WIDE);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [isOpen, close]);

  return { isOpen, open, close };
}
