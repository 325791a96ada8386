import { useEffect } from 'react';
import { removeResult } from '../../lib/ats-result-storage';

/**
 * Deletes the stored result when the page is left, unless the browser may restore the page from its
 * cache (docs/specification-decisions.md, row 8).
 */
export function useForgetOnLeave(): void {
  useEffect(() => {
    const handleLeave = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) removeResult();
    };
    window.addEventListener('pagehide', handleLeave);
    return () => window.removeEventListener('pagehide', handleLeave);
  }, []);
}
