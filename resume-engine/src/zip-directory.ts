/** Numbers of the ZIP format (APPNOTE.TXT 6.3, sections 4.3.12 and 4.3.16). */
const ENTRY = { signature: 0x02014b50, length: 46, nameLength: 28, extraLength: 30, commentLength: 32 };
const END = { signature: 0x06054b50, length: 22, directoryOffset: 16, maxComment: 0xffff };
/** Limit of names, above any word processor; a hostile archive is not walked further. */
const MAX_ENTRIES = 2000;

/**
 * Names in the central directory of a ZIP archive, in order. Nothing is inflated, local headers are
 * ignored.
 * @param bytes the whole archive
 * @returns at most 2,000 names; none if the directory is missing or damaged
 */
export function zipEntryNames(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return [];
  const names: string[] = [];
  let at = view.getUint32(end + END.directoryOffset, true);
  while (names.length < MAX_ENTRIES && isEntryAt(view, at)) {
    const name = at + ENTRY.length;
    const nameLength = view.getUint16(at + ENTRY.nameLength, true);
    names.push(new TextDecoder().decode(bytes.subarray(name, name + nameLength)));
    at =
      name + nameLength + view.getUint16(at + ENTRY.extraLength, true) + view.getUint16(at + ENTRY.commentLength, true);
  }
  return names;
}

const isEntryAt = (view: DataView, at: number) =>
  at + ENTRY.length <= view.byteLength && view.getUint32(at, true) === ENTRY.signature;

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - END.length;
  for (let at = last; at >= Math.max(0, last - END.maxComment); at -= 1) {
    if (view.getUint32(at, true) === END.signature) return at;
  }
  return undefined;
}
