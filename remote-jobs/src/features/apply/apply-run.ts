import { IDLE, nextApplyState, type ApplyEvent, type ApplyState } from '../../lib/apply-flow';

type Perform = (state: ApplyState) => Promise<ApplyEvent | undefined>;

/** One run of the apply flow: holds the step, performs it, and feeds back what came of it. It outlives the page that began it. */
export interface ApplyRun {
  readonly current: () => ApplyState;
  readonly send: (event: ApplyEvent) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

export function createApplyRun(perform: Perform): ApplyRun {
  const observers = new Set<() => void>();
  let state = IDLE;
  const send = (event: ApplyEvent) => {
    const next = nextApplyState(state, event);
    if (next === state) return;
    state = next;
    observers.forEach((onChange) => onChange());
    void perform(next).then((result) => {
      if (result) send(result);
    });
  };
  return {
    current: () => state,
    send,
    subscribe: (onChange) => {
      observers.add(onChange);
      return () => observers.delete(onChange);
    },
  };
}
