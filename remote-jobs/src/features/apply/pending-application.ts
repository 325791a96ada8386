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

/** The application that waits for a job profile; it survives a reload. */
export const pendingStore = createStore<{ readonly held: Held | null }>(() => ({ held: null }));

/** Stores an application until the profile is saved; replaces an earlier one. */
export function storePending(application: Omit<PendingApplication, 'owner' | 'isReady'>): void {
  hold({ ...application, owner: currentSession().userId, isReady: false });
}

/** The waiting application, if it is for this job or no job is given. */
export function heldFor(jobId?: string): Held | null {
  const { held } = pendingStore.getState();
  return held && (jobId === undefined || held.application.jobId === jobId) ? held : null;
}

/** Sends the waiting application once, unless its resume is still to be chosen. */
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

/** Drops the waiting application; a request that was sent is not undone. */
export function dropPending(): void {
  const held = heldFor();
  if (!held) return;
  store(null);
  pendingStore.setState({ held: null });
  // A run that waits for a login must not continue with a later one.
  held.run.send({ type: 'login-closed' });
}

function hold(application: PendingApplication): void {
  const run = createApplyRun((state, signal) => performStep(state, { jobId: application.jobId, signal }));
  run.store.subscribe((state, before) => {
    if (heldFor()?.run !== run) return;
    if (state.step === 'applied') store(null);
    // Canceled: the next visit to its job must not send it.
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
    // Without storage it lasts until the document is closed.
  }
}

function restore(): void {
  try {
    const application = toPendingApplication(JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null'));
    if (application && application.owner === currentSession().userId) hold(application);
    else store(null);
  } catch {
    // Nothing readable is stored.
  }
}

/**
 * Drops the application when its member logs out or another one logs in. A session that ended by
 * itself requests a new login in the same task; the application then continues.
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

// Prerendering has neither a session nor storage.
if (typeof window !== 'undefined') {
  restore();
  watchSession();
}
