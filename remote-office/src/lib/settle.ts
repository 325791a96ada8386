import { queryClient } from '@kadam/shared/query';
import { officeFailure, type OfficeFailure } from './office-failure';
import { queryKey } from './query-key';
import { refreshSession } from './refresh';

/** Reloads a list of the office, or a part of it. */
export const refreshList = (...key: readonly string[]): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryKey(...key) });

/**
 * The failure of a call. If a code is required, the session is reloaded, so that the page asks for
 * the code.
 */
export async function failureOf(error: unknown, fallback?: string): Promise<OfficeFailure> {
  const failure = officeFailure(error, fallback);
  if (failure.needsCode) await refreshSession();
  return failure;
}

/**
 * Waits for a change.
 * @returns the failure, or undefined on success
 */
export const settle = (change: Promise<unknown>): Promise<OfficeFailure | undefined> =>
  change.then(
    () => undefined,
    (error) => failureOf(error),
  );

/** The same for a change to a list, which is then reloaded. */
export const settleChange = (list: string, change: Promise<unknown>): Promise<OfficeFailure | undefined> =>
  settle(change.then(() => refreshList(list)));
