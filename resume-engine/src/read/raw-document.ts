import type { ReadDocument } from '../document/document';
import type { Item } from '../document/item';

/** Output of a format reader: texts as in the file, not yet normalized. */
export type RawDocument = Omit<ReadDocument, 'byteLength' | 'badCharacters' | 'characters'>;

export type PlacedItem = Omit<Item, 'order'>;
