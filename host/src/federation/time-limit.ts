/** One try at a file, and all tries at a page together (docs: federation, "What a visitor sees when something breaks"). */
export const TRY_LIMIT_MS = 5_000;
export const PAGE_LIMIT_MS = 15_000;

/** The work's own answer, or an error once `ms` have passed. The work itself goes on unheard. */
export function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
