import list from './titles.json';
import { squeeze } from './words';

const squeezed = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(squeeze));

export const titleNouns = squeezed(list.nouns);
export const titleModifiers = squeezed(list.modifiers);
/** Whole titles that their last word alone would not identify. */
export const wholeTitles = squeezed(list.titles);

/** Parts of an organization in a title after a comma: `Director, Finance`. */
export const departments = squeezed(list.departments);
