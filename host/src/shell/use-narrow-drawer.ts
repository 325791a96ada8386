import { useCallback, useEffect, useState } from 'react';

/** Where the links stand in the bar again (specification, section 9: drawer breakpoint 1024 px). */
const WIDE = '(min-width: 1024.02px)';

/** The drawer of narrow windows; a window that becomes wide, as a turned tablet does, closes it, because its button is gone then. */
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
