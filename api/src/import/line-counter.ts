const NEWLINE = 10;

/** Tells on which line a byte of a stream stands. Places must be asked for in rising order: what was passed is forgotten. */
export class LineCounter {
  #bytes = 0;
  #passed = 0;
  #ahead: number[] = [];
  #next = 0;

  add(chunk: Uint8Array): void {
    this.#passed += this.#next;
    this.#ahead.splice(0, this.#next);
    this.#next = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1))
      this.#ahead.push(this.#bytes + at);
    this.#bytes += chunk.length;
  }

  /** How many bytes were added. */
  get bytes(): number {
    return this.#bytes;
  }

  lineAt(offset: number): number {
    while ((this.#ahead[this.#next] ?? Infinity) < offset) this.#next += 1;
    return 1 + this.#passed + this.#next;
  }
}
