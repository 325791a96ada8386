import type { ReadDocument } from '../document/document';

/** What the reader of one format hands over: texts as the file holds them, not yet normalised. */
export type RawDocument = Omit<ReadDocument, 'byteLength' | 'badCharacters' | 'characters'>;
