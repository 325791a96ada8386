import { skillPhrases } from '../lexicon/skills';
import { countMentions, mentions, searchable } from '../wording/mentions';
import { OCCUPATIONS, type WantedSkill } from './occupations';

const MUST = /\b(must|required?|requirements?|mandatory|essential|need|minimum|proficien\w*|strong|hands[- ]on)\b/i;
const MAX_TERMS = 40;
const MAX_OWN_TERMS = 8;
const MAX_DESCRIPTION_LENGTH = 10_000;

const STOP = new Set(
  `the and for with our you your are will that this from have has not all any can who their they we us job role work team skills skill experience
  years year candidate candidates company ability knowledge good strong excellent must required requirement requirements responsibilities
  preferred plus including etc other such well new help make join looking including across within using use into about based more most than
  also both per day days time full part salary location india apply opportunity opportunities working environment business client clients
  customer customers position degree bachelor bachelors master masters related field minimum least ensure support manage management develop
  development build understanding communication written verbal should able them its his her what when where how why which while an on in of
  to is as at by or be it if`.split(/\s+/),
);

const KNOWN: readonly (readonly string[])[] = [
  ...new Map(
    OCCUPATIONS.flatMap(({ skills }) => skills.map(({ names }) => [[...names].sort().join('|'), names] as const)),
  ).values(),
];

/**
 * Skills in a job description: known ones from occupations, then repeated words; essential ones
 * have more weight.
 */
export function termsOf(description: string): WantedSkill[] {
  const text = description.slice(0, MAX_DESCRIPTION_LENGTH);
  const prepared = searchable(text);
  const must = searchable(
    text
      .split(/\n|(?<=[.;])\s/)
      .filter((line) => MUST.test(line))
      .join(' | '),
  );
  const known = new Map<string, WantedSkill>();
  for (const names of KNOWN)
    for (const name of names.filter((one) => mentions(prepared, one))) {
      const key = searchable(name).trim();
      if (!known.has(key)) known.set(key, { name, names: [name], weight: weightOf(name, prepared, must) });
    }
  for (const { entry, raw } of skillPhrases.findAll(text)) {
    const key = searchable(entry.name).trim();
    const isName = /^[^\p{Ll}]/u.test(raw) || entry.kind === 'soft';
    if (isName && !known.has(key))
      known.set(key, { name: entry.name, names: [entry.name, raw], weight: weightOf(raw, prepared, must) });
  }
  const found = [...known.values()].sort((one, other) => other.weight - one.weight || compare(one.name, other.name));
  return [...found.slice(0, MAX_TERMS), ...ownTerms(prepared, found)];
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const weightOf = (name: string, prepared: string, must: string) =>
  Math.min(2, countMentions(prepared, name) || 1) + (mentions(must, name) ? 1 : 0);

function ownTerms(prepared: string, found: readonly WantedSkill[]): WantedSkill[] {
  const words = prepared.trim().split(' ');
  const counts = new Map<string, number>();
  for (let at = 0; at + 1 < words.length; at++) {
    const pair = [words[at] ?? '', words[at + 1] ?? ''];
    if (pair.some((word) => word.length < 3 || STOP.has(word) || /^\d/.test(word))) continue;
    counts.set(pair.join(' '), (counts.get(pair.join(' ')) ?? 0) + 1);
  }
  const isNew = (term: string) =>
    !found.some(({ name }) => mentions(searchable(term), name) || mentions(searchable(name), term));
  return [...counts]
    .filter(([term, count]) => count >= 2 && isNew(term))
    .sort(([one, count], [other, otherCount]) => otherCount - count || compare(one, other))
    .slice(0, MAX_OWN_TERMS)
    .map(([name]) => ({ name, names: [name], weight: 1 }));
}
