import { create } from 'zustand';
import type { Job } from '../../lib/job-posting';

/** A change that the server has not confirmed yet, with the token of its member. */
export interface PendingChange {
  readonly job: Job;
  readonly isSaved: boolean;
  readonly token: string;
}

interface SavedJobsState {
  /** Unconfirmed changes by job id; they take precedence over the server's list. */
  readonly pending: Readonly<Record<string, PendingChange>>;
  readonly sending: PendingChange | null;
  /** The error; '' if none, null before the first change. */
  readonly message: string | null;
}

/** State shared by all hearts of this remote. */
export const useSavedJobsStore = create<SavedJobsState>(() => ({ pending: {}, sending: null, message: null }));

const { getState, setState } = useSavedJobsStore;

export const showMessage = (message: string): void => setState({ message });

export const setSending = (sending: PendingChange | null): void => setState({ sending });

export const forgetPending = (): void => setState({ pending: {}, sending: null });

export const addPending = (change: PendingChange): void =>
  setState(({ pending, message }) => ({ pending: { ...pending, [change.job.id]: change }, message: message ?? '' }));

export function removePending(change: PendingChange): void {
  const { [change.job.id]: current, ...others } = getState().pending;
  setState({ sending: null, ...(current === change && { pending: others }) });
}
