import type { Item } from '../document/item';

export type PlacedItem = Omit<Item, 'order'>;
