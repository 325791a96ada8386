/** What the overlay names, in order; the first three stand for a second each, the last for half of one (specification, sections 2, 4 and 9). */
export const STEPS = [
  'Parsing Your Resume',
  'Analyzing Experience',
  'Extracting Skills',
  'Generating Recommendations',
] as const;

export const STEP_MS = 1000;
export const LAST_STEP_MS = 500;

/** Waits; ends early with the reason of the signal. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
