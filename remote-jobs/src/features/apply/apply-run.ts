import { createStore, type StoreApi } from 'zustand';
import { IDLE, nextApplyState, type ApplyEvent, type ApplyState } from '../../lib/apply-flow';

/** `signal` is aborted when the step ends, however it ends. */
type Perform = (state: ApplyState, signal: AbortSignal) => Promise<ApplyEvent | undefined>;

/** One run of the apply flow: holds the step, performs it, and feeds back what came of it. It outlives the page that began it. */
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
