export interface Pause {
  /** Resolves after `maxMs`, or at once when `end` was called since the last wait. */
  wait(maxMs: number): Promise<void>;
  end(): void;
}

export function createPause(): Pause {
  let isEnded = false;
  let resume: (() => void) | undefined;
  return {
    end() {
      isEnded = true;
      resume?.();
    },
    async wait(maxMs) {
      if (!isEnded) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, maxMs);
          resume = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      resume = undefined;
      isEnded = false;
    },
  };
}
