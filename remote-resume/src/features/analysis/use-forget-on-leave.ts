import { useEffect } from 'react';
import { forgetResult } from '../../lib/ats-result-storage';

/** Clears the kept result when the page is left for good; one that is kept for Back and Forward keeps it (docs/specification-decisions.md, row 8). */
export function useForgetOnLeave(): void {
  useEffect(() => {
    const handleLeave = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) forgetResult();
    };
    window.addEventListener('pagehide', handleLeave);
    return () => window.removeEventListener('pagehide', handleLeave);
  }, []);
}
