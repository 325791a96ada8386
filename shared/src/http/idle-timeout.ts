/** Ends a call when nothing has been heard of it for too long. */
export interface IdleTimeout {
  readonly signal: AbortSignal;
  /** Whether silence ended the call, and not who made it. */
  hasExpired(): boolean;
  /** Something was sent or has come: the time begins anew. */
  restart(): void;
  stop(): void;
}

/**
 * @param ms how long silence may last
 * @param callerSignal ends the call early
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
