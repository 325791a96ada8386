/** Aborts a call if no data is sent or received for too long. */
export interface IdleTimeout {
  readonly signal: AbortSignal;
  /** Whether the timeout aborted the call, not its caller. */
  hasExpired(): boolean;
  /** Called when data was sent or received. */
  restart(): void;
  stop(): void;
}

/**
 * @param ms max time without data
 * @param callerSignal aborts the call early
 */
export function startIdleTimeout(ms: number, callerSignal: AbortSignal | undefined): IdleTimeout {
  const controller = new AbortController();
  const handleAbort = () => controller.abort();
  let hasEnded = false;
  const startTimer = () =>
    setTimeout(() => {
      hasEnded = true;
      controller.abort();
    }, ms);
  let timer = startTimer();
  if (callerSignal?.aborted) controller.abort();
  callerSignal?.addEventListener('abort', handleAbort);
  return {
    signal: controller.signal,
    hasExpired: () => hasEnded,
    restart() {
      clearTimeout(timer);
      timer = startTimer();
    },
    stop() {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', handleAbort);
    },
  };
}
