import list from './titles.json';
import { squeeze } from './words';

const squeezed = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(squeeze));

/** Words that name a job by themselves or at the end of a title. */
export const titleNouns = squeezed(list.nouns);
/** Words that stand before the nouns. */
export const titleModifiers = squeezed(list.modifiers);
/** Whole titles whose last word alone would not show it. */
export const wholeTitles = squeezed(list.titles);
