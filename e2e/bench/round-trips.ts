/** A script in the browser's resource timing; milliseconds since the navigation. */
export interface ScriptTiming {
  readonly name: string;
  readonly startTime: number;
  readonly responseEnd: number;
}

/**
 * Number of sequential round trips after the document's own until the page's code runs: a script
 * requested after another one has arrived is another round trip.
 * @param documentEnd when the last byte of the document arrived
 * @param codeAt when the page's code ran
 */
export function roundTrips(scripts: readonly ScriptTiming[], documentEnd: number, codeAt: number): number {
  const needed = scripts.filter(({ responseEnd }) => responseEnd <= codeAt);
  const waves: { readonly end: number; readonly journey: number }[] = [];
  for (const { startTime, responseEnd } of needed.sort((a, b) => a.startTime - b.startTime)) {
    const before = waves.filter(({ end }) => end <= startTime).map(({ journey }) => journey);
    const journey = startTime <= documentEnd ? 1 : Math.max(0, ...before) + 1;
    waves.push({ end: responseEnd, journey });
  }
  return Math.max(0, ...waves.map(({ journey }) => journey));
}
