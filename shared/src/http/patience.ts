/** Ends a call when nothing has been heard of it for too long. */
export interface Patience {
  readonly signal: AbortSignal;
  /** Whether silence ended the call, and not who made it. */
  hasEnded(): boolean;
  /** Something was sent or has come: the time begins anew. */
  renew(): void;
  stop(): void;
}

/**
 * @param ms how long silence may last
 * @param given ends the call early
 */
export function startPatience(ms: number, given: AbortSignal | undefined): Patience {
  const controller = new AbortController();
  const handleAbort = () => controller.abort();
  let hasEnded = false;
  const begin = () =>
    setTimeout(() => {
      hasEnded = true;
      controller.abort();
    }, ms);
  let timer = begin();
  if (given?.aborted) controller.abort();
  given?.addEventListener('abort', handleAbort);
  return {
    signal: controller.signal,
    hasEnded: () => hasEnded,
    renew() {
      clearTimeout(timer);
      timer = begin();
    },
    stop() {
      clearTimeout(timer);
      given?.removeEventListener('abort', handleAbort);
    },
  };
}
