import type { Item } from '../document/item';

/** An item whose order is its place in a list. */
export type PlacedItem = Omit<Item, 'order'>;
