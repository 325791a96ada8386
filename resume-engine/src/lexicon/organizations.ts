import list from './organizations.json';
import { phraseList } from './phrases';

const phrases = (names: readonly string[]) => phraseList(names.map((name) => [name, true] as const));

export const legalForms = phrases(list.strong);
/** Words that names of organizations often contain. */
export const organizationCues = phrases(list.cues);
export const knownOrganizations = phrases(list.known);
export const institutionCues = phrases(list.institutions);
