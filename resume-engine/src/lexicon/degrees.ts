import list from './degrees.json';
import { phraseList } from './phrases';
import { namesOf } from './words';

/** How high a degree is; `professional` are memberships that examinations lead to (CA, CS, CMA). */
export type DegreeLevel = keyof typeof list;

/** Every way of writing every degree, with its level and its usual short name. */
export const degrees = phraseList<{ readonly level: DegreeLevel; readonly name: string }>(
  (Object.entries(list) as [DegreeLevel, string[]][]).flatMap(([level, entries]) =>
    entries.flatMap((entry) =>
      namesOf(entry).map((name) => [name, { level, name: namesOf(entry)[0] ?? name }] as const),
    ),
  ),
);
