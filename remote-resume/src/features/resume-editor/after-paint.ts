/**
 * Runs `act` after the next paint.
 * @returns a function that cancels it
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // A task queued in a frame runs after its paint.
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
