import type { ReadDocument } from '../document/document';

/** Output of a format reader: texts as in the file, not yet normalised. */
export type RawDocument = Omit<ReadDocument, 'byteLength' | 'badCharacters' | 'characters'>;
