import { unzipSync, type UnzipFileInfo } from 'fflate';
import { UnreadableDocument } from '../unreadable-document';
import { parseXml, type XmlNode } from './xml';

/** Limits on inflated data: generous for any resume, far below what would harm the server. */
const MAX_ENTRIES = 2_000;
const MAX_PART = 8 * 1024 * 1024;
const MAX_TOTAL = 24 * 1024 * 1024;
/** Text deflates to a tenth, rarely to a fiftieth; a bomb to a thousandth. */
const MAX_RATIO = 200;
const RATIO_FROM = 1024 * 1024;

const PART = /^(?:word\/[\w-]+\.xml|word\/_rels\/[\w-]+\.xml\.rels|docProps\/core\.xml)$/u;

/** The XML parts of a Word document by their path. */
export interface WordArchive {
  part(path: string): readonly XmlNode[];
}

/**
 * Inflates only the parts with text.
 * @throws {UnreadableDocument} `too-large` beyond the limits, `damaged` if the archive is broken,
 * `encrypted` if its parts are
 */
export function openWordArchive(bytes: Uint8Array): WordArchive {
  const parts = inflate(bytes);
  return {
    part(path) {
      const content = parts[path];
      return content ? parseXml(new TextDecoder(encodingOf(content)).decode(content)) : [];
    },
  };
}

function inflate(bytes: Uint8Array): Record<string, Uint8Array> {
  let entries = 0;
  let total = 0;
  const isWanted = ({ name, size, originalSize }: UnzipFileInfo) => {
    entries += 1;
    if (entries > MAX_ENTRIES) throw tooLarge();
    if (!PART.test(name)) return false;
    total += originalSize;
    const isBomb = originalSize > RATIO_FROM && originalSize > size * MAX_RATIO;
    if (originalSize > MAX_PART || total > MAX_TOTAL || isBomb) throw tooLarge();
    return true;
  };
  try {
    return unzipSync(bytes, { filter: isWanted });
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
    throw new UnreadableDocument('damaged', 'The Word document is damaged and cannot be opened.');
  }
}

const tooLarge = () => new UnreadableDocument('too-large', 'The Word document holds far more than a resume.');

const encodingOf = ([first, second]: Uint8Array) =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
