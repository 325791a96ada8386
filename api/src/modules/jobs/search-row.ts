/** What the search knows of a posting, as it comes from the database. */
export interface SearchRow {
  /** The sixteen bytes of its id. */
  readonly id: Buffer;
  /** Microseconds since 1970. */
  readonly createdAt: number;
  /** Number of the transaction that changed it last. */
  readonly changedIn: number;
  /** Ten-thousandths of a lakh; -1 for none. */
  readonly pay: number;
  /** Place of its kinds among `COMBINATIONS`; -1 when it is not active. */
  readonly kinds: number;
  /** Its words, by the numbers of the dictionary. */
  readonly words: Int32Array;
}

/** Bytes of a row but for its words: id, three doubles, place of its kinds, count of its words. The highest byte of each comes first. */
export const HEAD_BYTES = 48;

/** Takes apart many rows that were put together by the database: their heads, and the words of all of them. */
export function readRows(heads: string | null, wordNumbers: string | null): SearchRow[] {
  const bytes = fromBase64(heads ?? '');
  const words = readNumbers(wordNumbers);
  const rows: SearchRow[] = [];
  let wordsRead = 0;
  for (let start = 0; start < bytes.length; start += HEAD_BYTES) {
    const wordCount = bytes.readInt32BE(start + 44);
    rows.push({
      id: bytes.subarray(start, start + 16),
      createdAt: bytes.readDoubleBE(start + 16),
      changedIn: bytes.readDoubleBE(start + 24),
      pay: bytes.readDoubleBE(start + 32),
      kinds: bytes.readInt32BE(start + 40),
      words: words.subarray(wordsRead, wordsRead + wordCount),
    });
    wordsRead += wordCount;
  }
  return rows;
}

/** Numbers of four bytes each, the highest first. */
export function readNumbers(text: string | null): Int32Array {
  const bytes = fromBase64(text ?? '').swap32();
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}

/** An id as text. */
export function uuidText(bytes: Buffer, start = 0): string {
  const hex = bytes.toString('hex', start, start + 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

// Not from Node's pool, in which numbers would not stand where an array of them can begin.
function fromBase64(text: string): Buffer {
  const bytes = Buffer.alloc(Math.ceil((text.length * 3) / 4));
  return bytes.subarray(0, bytes.write(text, 'base64'));
}
