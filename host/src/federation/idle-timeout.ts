/** How long nothing may arrive during one try at a file, and during all tries at a page together (docs/decisions/0047). */
export const TRY_LIMIT_MS = 5_000;
export const PAGE_LIMIT_MS = 15_000;

let lastHeard = -Infinity;

/** Something has come: the line lives, however slowly, and everybody who waits goes on waiting. */
export function noteArrival(): void {
  lastHeard = performance.now();
}

/** The work's own answer, or an error once nothing at all has arrived for `ms`. The work itself goes on unheard. */
export function withinSilence<T>(work: Promise<T>, ms: number): Promise<T> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const listen = () => {
      const silentFor = performance.now() - Math.max(began, lastHeard);
      if (silentFor >= ms) reject(new Error(`Nothing has arrived for ${ms} ms.`));
      else timer = setTimeout(listen, ms - silentFor);
    };
    listen();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
