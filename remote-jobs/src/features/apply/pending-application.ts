import { listen } from '@kadam/shared/events';
import { currentSession, useSession } from '@kadam/shared/session';
import { createStore } from 'zustand';
import { isAwaitingResponse } from '../../lib/apply-flow';
import { toPendingApplication, type PendingApplication } from '../../lib/pending-application';
import { createApplyRun, type ApplyRun } from './apply-run';
import { performStep } from './apply-steps';

const KEY = 'kadam.pendingApplication';

interface Held {
  readonly application: PendingApplication;
  readonly run: ApplyRun;
}

/** The one application that waits for a job profile, with the run that sends it. It outlives its pages; session storage lets it outlive a reload. */
export const pendingStore = createStore<{ readonly held: Held | null }>(() => ({ held: null }));

/** Keeps an application until the profile is saved, in place of any earlier one. */
export function storePending(application: Omit<PendingApplication, 'owner' | 'isReady'>): void {
  hold({ ...application, owner: currentSession().userId, isReady: false });
}

/** The waiting application, when it is for this job or no job is named. */
export function heldFor(jobId?: string): Held | null {
  const { held } = pendingStore.getState();
  return held && (jobId === undefined || held.application.jobId === jobId) ? held : null;
}

/** Sends the waiting application, unless that is happening or done already. Where a resume is still to be chosen, the job page asks for it. */
export function sendPending(): void {
  const held = heldFor();
  if (!held) return;
  const { application, run } = held;
  if (!application.isReady) {
    const ready = { ...application, isReady: true };
    store(ready);
    pendingStore.setState({ held: { application: ready, run } });
  }
  const { step } = run.store.getState();
  if (step !== 'idle' && step !== 'failed' && step !== 'profile-needed') return;
  const { resume } = application;
  run.send({ type: 'requested', applicant: currentSession(), ...(resume && { resume }) });
}

/** Forgets the waiting application. One that is being sent arrives all the same. */
export function dropPending(): void {
  const held = heldFor();
  if (!held) return;
  store(null);
  pendingStore.setState({ held: null });
  // A run that waits for a login must not go on with the next one.
  held.run.send({ type: 'login-closed' });
}

function hold(application: PendingApplication): void {
  const run = createApplyRun((state, signal) => performStep(state, { jobId: application.jobId, signal }));
  run.store.subscribe((state, before) => {
    if (heldFor()?.run !== run) return;
    if (state.step === 'applied') store(null);
    // Canceled: the next visit to its job must not send it after all.
    if (state.step === 'idle' && isAwaitingResponse(before)) dropPending();
  });
  store(application);
  pendingStore.setState({ held: { application, run } });
}

function store(application: PendingApplication | null): void {
  try {
    if (application) window.sessionStorage.setItem(KEY, JSON.stringify(application));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // Without storage it is kept as long as the document stands.
  }
}

function restore(): void {
  try {
    const application = toPendingApplication(JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null'));
    if (application && application.owner === currentSession().userId) hold(application);
    else store(null);
  } catch {
    // Nothing that can be read is kept.
  }
}

/**
 * The application goes when its member logs out or another logs in. A session that ended by itself asks to log in again in the same
 * moment: what was typed goes on after that login, and the application with it.
 */
function watchSession(): void {
  let isLoginRequested = false;
  listen('auth:openLogin', () => {
    isLoginRequested = true;
  });
  useSession.subscribe((now, before) => {
    if (now.token === before.token) return;
    if (now.token !== null) {
      if (heldFor()?.application.owner !== now.userId) dropPending();
      return;
    }
    isLoginRequested = false;
    queueMicrotask(() => {
      if (!isLoginRequested) dropPending();
    });
  });
}

// Pages are also rendered by the build, where there is neither a session nor storage.
if (typeof window !== 'undefined') {
  restore();
  watchSession();
}
