import { queryClient } from '@kadam/shared/query';
import { officeFailure, type OfficeFailure } from './office-failure';
import { queryKey } from './query-key';
import { refreshSession } from './refresh';

/** Reads a list of the office again. */
export const refreshList = (list: string): Promise<void> => queryClient.invalidateQueries({ queryKey: queryKey(list) });

/**
 * Waits for a change of a list, and reads the list again, or the session if a code is required.
 * @returns the failure, or undefined on success
 */
export async function settleChange(list: string, change: Promise<unknown>): Promise<OfficeFailure | undefined> {
  try {
    await change;
  } catch (error) {
    const failure = officeFailure(error);
    if (failure.needsCode) await refreshSession();
    return failure;
  }
  await refreshList(list);
  return undefined;
}
