import { listen } from '@kadam/shared/events';
import { currentSession } from '@kadam/shared/session';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ApplyState } from '../../lib/apply-flow';
import type { ApplyRun } from './apply-run';

/** The state of a run, which hears of logins as long as a page shows it. */
export function useApplyRun(run: ApplyRun): ApplyState {
  useEffect(() => {
    const stops = [
      listen('auth:login', () => run.send({ type: 'logged-in', applicant: currentSession() })),
      listen('auth:closeLogin', () => run.send({ type: 'login-closed' })),
    ];
    return () => stops.forEach((stop) => stop());
  }, [run]);
  return useStore(run.store);
}
