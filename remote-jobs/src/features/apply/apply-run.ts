import { listen } from '@kadam/shared/events';
import { currentSession } from '@kadam/shared/session';
import { useEffect } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { type ApplyEvent, type ApplyState, IDLE, nextApplyState } from '../../lib/apply-flow';

/** `signal` is aborted when the step ends. */
type Perform = (state: ApplyState, signal: AbortSignal) => Promise<ApplyEvent | undefined>;

/** Runs the steps of one application; it outlives the page that started it. */
export interface ApplyRun {
  readonly store: StoreApi<ApplyState>;
  readonly send: (event: ApplyEvent) => void;
}

export function createApplyRun(perform: Perform): ApplyRun {
  const store = createStore<ApplyState>(() => IDLE);
  let controller = new AbortController();
  const send = (event: ApplyEvent) => {
    const state = store.getState();
    const next = nextApplyState(state, event);
    if (next === state) return;
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    store.setState(next, true);
    void perform(next, signal).then((result) => {
      if (result && !signal.aborted) send(result);
    });
  };
  return { store, send };
}

/** The state of a run, connected to login events while mounted. */
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
