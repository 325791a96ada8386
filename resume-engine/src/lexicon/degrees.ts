import list from './degrees.json';
import { phraseList } from './phrases';
import { namesOf } from './words';

/** Level of a degree; `professional` are memberships by examination (CA, CS, CMA). */
export type DegreeLevel = keyof typeof list;

/** Every spelling of every degree, with its level and usual short name. */
export const degrees = phraseList<{ readonly level: DegreeLevel; readonly name: string }>(
  (Object.entries(list) as [DegreeLevel, string[]][]).flatMap(([level, entries]) =>
    entries.flatMap((entry) =>
      namesOf(entry).map((name) => [name, { level, name: namesOf(entry)[0] ?? name }] as const),
    ),
  ),
);
