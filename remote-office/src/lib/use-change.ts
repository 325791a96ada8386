import { useState } from 'react';
import type { OfficeFailure } from './office-failure';

/**
 * Makes one change at a time. `pending` has the arguments of the current change, `failure` and
 * `message` describe why the last one failed.
 */
export function useChange<Change extends readonly unknown[]>(
  send: (...change: Change) => Promise<OfficeFailure | undefined>,
  onDone?: (...change: Change) => void,
) {
  const [failure, setFailure] = useState<OfficeFailure>();
  const [pending, setPending] = useState<Change>();
  /** False if it failed. */
  const run = async (...change: Change): Promise<boolean> => {
    if (pending) return false;
    setPending(change);
    setFailure(undefined);
    const result = await send(...change);
    setPending(undefined);
    setFailure(result);
    if (!result) onDone?.(...change);
    return !result;
  };
  return {
    failure,
    message: failure?.message,
    pending,
    isBusy: pending !== undefined,
    run,
    forget: () => setFailure(undefined),
  };
}
