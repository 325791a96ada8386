/** Runs `act` once the next frame is painted; the answer calls that off. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // What a frame puts off runs after its paint.
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
