const NEWLINE = 10;
const RETURN = 13;

/**
 * Finds the line of a byte offset in a stream, with any line endings. Offsets must not decrease.
 */
export class LineCounter {
  private byteCount = 0;
  private passed = 0;
  private ahead: number[] = [];
  private next = 0;
  private endsInReturn = false;

  add(chunk: Uint8Array): void {
    this.passed += this.next;
    this.ahead.splice(0, this.next);
    this.next = 0;
    if (chunk.length === 0) return;
    // A carriage return ends a line only if no newline follows.
    if (this.endsInReturn && chunk[0] !== NEWLINE) this.ahead.push(this.byteCount - 1);
    this.endsInReturn = chunk[chunk.length - 1] === RETURN;
    let newline = found(chunk, NEWLINE, 0);
    for (let back = found(chunk, RETURN, 0); back < chunk.length - 1; back = found(chunk, RETURN, back + 1)) {
      for (; newline < back; newline = found(chunk, NEWLINE, newline + 1)) this.ahead.push(this.byteCount + newline);
      if (chunk[back + 1] !== NEWLINE) this.ahead.push(this.byteCount + back);
    }
    for (; newline < chunk.length; newline = found(chunk, NEWLINE, newline + 1))
      this.ahead.push(this.byteCount + newline);
    this.byteCount += chunk.length;
  }

  get bytes(): number {
    return this.byteCount;
  }

  lineAt(offset: number): number {
    while ((this.ahead[this.next] ?? Infinity) < offset) this.next += 1;
    return 1 + this.passed + this.next;
  }
}

/** Index of the next such byte; the length if there is none. */
function found(chunk: Uint8Array, byte: number, from: number): number {
  const at = chunk.indexOf(byte, from);
  return at < 0 ? chunk.length : at;
}
