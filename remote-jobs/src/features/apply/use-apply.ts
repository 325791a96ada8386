import { useNavigate } from '@kadam/shared/router';
import { currentSession } from '@kadam/shared/session';
import { useEffect, useState } from 'react';
import type { ApplyState } from '../../lib/apply-flow';
import type { Job } from '../../lib/job-posting';
import { paths } from '../../paths';
import { type ApplyRun, createApplyRun, useApplyRun } from './apply-run';
import { performStep } from './apply-steps';
import { dropPending, heldFor, sendPending, storePending } from './pending-application';

interface Apply {
  readonly state: ApplyState;
  readonly send: ApplyRun['send'];
  readonly apply: () => void;
  readonly applyWithResume: () => void;
  readonly choose: (resumeId: string) => void;
  /** Asks to log in again and continues afterwards. */
  readonly endSession: () => void;
  readonly dismiss: () => void;
  /** Only for an application that waited for a job profile. */
  readonly retry?: () => void;
}

/** The apply flow for a job; its component needs the job's id as key. */
export function useApply({ id, jobName }: Job): Apply {
  // An application that waited for a job profile is sent on the return to its job.
  const [pending] = useState(() => {
    const held = heldFor(id);
    return held?.application.isReady ? held.run : undefined;
  });
  const [run] = useState(() => pending ?? createApplyRun((state, signal) => performStep(state, { jobId: id, signal })));
  const state = useApplyRun(run);
  const navigate = useNavigate();

  useEffect(() => {
    if (pending?.store.getState().step === 'idle') sendPending();
  }, [pending]);

  useEffect(() => {
    if (state.step !== 'profile-needed') return;
    const { resume } = state;
    storePending({ jobId: id, jobName, ...(resume && { resume }) });
    void navigate(paths.jobProfile);
  }, [state, navigate, id, jobName]);

  return {
    state,
    send: run.send,
    apply: () => run.send({ type: 'requested', applicant: currentSession() }),
    applyWithResume: () => run.send({ type: 'requested', applicant: currentSession(), resume: 'choose' }),
    choose: (resumeId) => run.send({ type: 'chosen', id: resumeId }),
    endSession: () => run.send({ type: 'completed', outcome: { kind: 'signed-out' } }),
    dismiss: () => {
      run.send({ type: 'dismissed' });
      if (pending && heldFor(id)?.run === pending) dropPending();
    },
    ...(pending && heldFor(id)?.run === pending && { retry: sendPending }),
  };
}
