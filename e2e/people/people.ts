import { readPersonas } from '../../resume-engine/fixtures/generate/persona';
import { personaResume } from '../../resume-engine/src/testing/persona-resume';
import { OTHER_PEOPLE } from './other-people';

/** People of the fixtures, each with something that others lack. */
const FROM_FIXTURES = [
  'abhishek-kumar-jha',
  'amara-diallo',
  'pooja-deshmukh',
  'claire-moreau',
  'deepak-kumar-yadav',
  'divya-bharathi-m',
  'emily-carter',
  'harpreet-kaur-gill',
  'james-whitfield-jr',
  'k-s-ramanathan',
  'lakshmi',
  'long-chandrasekhar-rao',
  'long-sini-mol-varghese',
  'priya-nair',
  'rahul-d-souza',
  'sean-o-brien',
];

interface Resume {
  readonly basics: { readonly name: string };
}

/** Twenty invented people as JSON Resumes, by file name. */
export const PEOPLE: ReadonlyMap<string, Resume> = new Map<string, Resume>([
  ...readPersonas()
    .filter(({ id }) => FROM_FIXTURES.includes(id))
    .map((persona) => [persona.id, personaResume(persona)] as const),
  ...Object.entries(OTHER_PEOPLE),
]);
