import soft from './soft-skills.json';
import technical from './skills.json';
import { phraseList } from './phrases';
import { fold, namesOf } from './words';

/** A skill that the dictionary knows. */
export interface KnownSkill {
  /** With its usual capitals: `JavaScript`. */
  readonly name: string;
  readonly kind: 'technical' | 'soft';
  /** The group of the dictionary: `databases`, `healthcare`, `soft`. */
  readonly group: string;
}

const entries = [
  ...Object.entries(technical).flatMap(([group, names]) =>
    names.map((entry) => ({ entry, group, kind: 'technical' as const })),
  ),
  ...Object.entries(soft).flatMap(([group, names]) => names.map((entry) => ({ entry, group, kind: 'soft' as const }))),
];

// The signs in `C++`, `C#` and `.NET` tell them apart, so these are looked up as written and not by their letters alone.
const exact = new Map<string, KnownSkill>();
const phrases: [string, KnownSkill][] = [];
for (const { entry, group, kind } of entries)
  for (const name of namesOf(entry)) {
    const skill = { name: namesOf(entry)[0] ?? name, kind, group };
    const key = exactKey(name);
    if (!exact.has(key)) exact.set(key, skill);
    if (!/[+#]|^\.|^.$/.test(name)) phrases.push([name, skill]);
  }

/** Skills that can be found in running text. */
export const skillPhrases = phraseList(phrases);

/** The skill that a whole text is, whatever its capitals, dots and hyphens. */
export const knownSkill = (text: string): KnownSkill | undefined =>
  exact.get(exactKey(text)) ?? (/[+#]|^\./.test(text.trim()) ? undefined : skillPhrases.get(text));

function exactKey(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim();
}
