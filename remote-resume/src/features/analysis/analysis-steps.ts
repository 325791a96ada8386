/** The steps of the overlay; the first three take a second each, the last half a second. */
export const STEPS = [
  'Parsing Your Resume',
  'Analyzing Experience',
  'Extracting Skills',
  'Generating Recommendations',
] as const;

export const STEP_MS = 1000;
export const LAST_STEP_MS = 500;

/** Rejects with the reason of the signal. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
