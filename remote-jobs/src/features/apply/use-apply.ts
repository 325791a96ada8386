import { listen } from '@kadam/shared/events';
import { useNavigate } from '@kadam/shared/router';
import { currentSession } from '@kadam/shared/session';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ApplyState } from '../../lib/apply-flow';
import type { Job } from '../../lib/job-posting';
import { paths } from '../../paths';
import { createApplyRun } from './apply-run';
import { performStep } from './apply-steps';

interface Apply {
  readonly state: ApplyState;
  readonly apply: () => void;
  readonly applyWithResume: () => void;
  /** Sends with this resume. */
  readonly choose: (resumeId: string) => void;
  /** The server takes the session no more: asks to log in again, and goes on after that. */
  readonly endSession: () => void;
  readonly dismiss: () => void;
}

/** Applying for one job: give the component that uses it the job's id as its key. */
export function useApply({ id, jobName }: Job): Apply {
  const [run] = useState(() => createApplyRun((state) => performStep(state, id)));
  const state = useStore(run.store);
  const navigate = useNavigate();

  useEffect(() => {
    const stops = [
      listen('auth:login', () => run.send({ type: 'logged-in', applicant: currentSession() })),
      listen('auth:closeLogin', () => run.send({ type: 'login-closed' })),
    ];
    return () => stops.forEach((stop) => stop());
  }, [run]);

  useEffect(() => {
    if (state.step === 'profile-needed') void navigate(paths.jobProfile, { state: { applyingFor: jobName } });
  }, [state.step, navigate, jobName]);

  return {
    state,
    apply: () => run.send({ type: 'asked', applicant: currentSession() }),
    applyWithResume: () => run.send({ type: 'asked', applicant: currentSession(), resume: 'choose' }),
    choose: (resumeId) => run.send({ type: 'chosen', id: resumeId }),
    endSession: () => run.send({ type: 'answered', outcome: { kind: 'signed-out' } }),
    dismiss: () => run.send({ type: 'dismissed' }),
  };
}
