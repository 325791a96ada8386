import { create } from 'zustand';
import type { Job } from '../../lib/job-posting';

/** A click that the server has not confirmed yet. `token` is the member's who clicked. */
export interface PendingChange {
  readonly job: Job;
  readonly isSaved: boolean;
  readonly token: string;
}

interface SavedJobsState {
  /** Unconfirmed clicks by job id. They win over what the server said last, and go when they are done or refused. */
  readonly pending: Readonly<Record<string, PendingChange>>;
  /** The click whose call waits for its response. */
  readonly sending: PendingChange | null;
  /** What went wrong; '' when nothing did, null before anything was asked for. */
  readonly message: string | null;
}

/** What the hearts of every page of this remote agree on, beside the member's list and the device's. */
export const useSavedJobsStore = create<SavedJobsState>(() => ({ pending: {}, sending: null, message: null }));

const { getState, setState } = useSavedJobsStore;

export const showMessage = (message: string): void => setState({ message });

export const setSending = (sending: PendingChange | null): void => setState({ sending });

/** Forgets every click. */
export const forgetPending = (): void => setState({ pending: {}, sending: null });

export const addPending = (change: PendingChange): void =>
  setState(({ pending, message }) => ({ pending: { ...pending, [change.job.id]: change }, message: message ?? '' }));

/** Ends a click; it is forgotten unless the person has clicked again since. */
export function removePending(change: PendingChange): void {
  const { [change.job.id]: current, ...others } = getState().pending;
  setState({ sending: null, ...(current === change && { pending: others }) });
}
