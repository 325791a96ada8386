/**
 * Room for the sets of one question, handed out again for the next. A set of a million slots is 125 kB; with new memory for each of them the
 * collector stops everything for some 10 ms several times a second.
 */
export class Scratch {
  private readonly buffers: ArrayBuffer[] = [];
  private taken = 0;

  /** From here on, what was handed out is handed out again. */
  reset(): void {
    this.taken = 0;
  }

  /** Room for bits; what stands in them is left from before. */
  bits(words: number): Int32Array {
    return new Int32Array(this.buffer(words * 4), 0, words);
  }

  /** Room for a list, likewise. */
  list(length: number): Uint32Array {
    return new Uint32Array(this.buffer(length * 4), 0, length);
  }

  private buffer(bytes: number): ArrayBuffer {
    const place = this.taken++;
    const known = this.buffers[place];
    if (known && known.byteLength >= bytes) return known;
    return (this.buffers[place] = new ArrayBuffer(Math.max(bytes, 1_024)));
  }
}
