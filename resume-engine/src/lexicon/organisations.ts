import list from './organisations.json';
import { phraseList } from './phrases';

const phrases = (names: readonly string[]) => phraseList(names.map((name) => [name, true] as const));

/** Legal forms (`Pvt Ltd`, `LLC`): only names of organisations hold them. */
export const legalForms = phrases(list.strong);
/** Words that names of organisations often hold. */
export const organisationCues = phrases(list.cues);
/** Well-known employers. */
export const knownOrganisations = phrases(list.known);
/** Words that names of schools and universities hold. */
export const institutionCues = phrases(list.institutions);
