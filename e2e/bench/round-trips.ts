/** A script as the browser's resource timing tells of it; milliseconds since the navigation began. */
export interface ScriptTiming {
  readonly name: string;
  readonly startTime: number;
  readonly responseEnd: number;
}

/**
 * How many journeys to the server had to follow each other, after the document's own, before the page's code could run: a script that
 * was asked for after another one had arrived is one journey further on.
 * @param documentEnd when the last byte of the document arrived; what was asked for before then is the first journey
 * @param codeAt when the page's code ran; what arrived later was not needed for it
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
