import list from './organisations.json';
import { phraseList } from './phrases';

const phrases = (names: readonly string[]) => phraseList(names.map((name) => [name, true] as const));

export const legalForms = phrases(list.strong);
/** Words that names of organisations often contain. */
export const organisationCues = phrases(list.cues);
export const knownOrganisations = phrases(list.known);
export const institutionCues = phrases(list.institutions);
