import soft from './soft-skills.json';
import technical from './skills.json';
import { phraseList } from './phrases';
import { fold, namesOf } from './words';

export interface KnownSkill {
  readonly name: string;
  readonly kind: 'technical' | 'soft';
  readonly group: string;
}

const entries = [
  ...Object.entries(technical).flatMap(([group, names]) =>
    names.map((entry) => ({ entry, group, kind: 'technical' as const })),
  ),
  ...Object.entries(soft).flatMap(([group, names]) => names.map((entry) => ({ entry, group, kind: 'soft' as const }))),
];

// The signs in `C++`, `C#` and `.NET` are significant, so these are looked up as written and not by
// letters only.
const exact = new Map<string, KnownSkill>();
const phrases: [string, KnownSkill][] = [];
for (const { entry, group, kind } of entries)
  for (const name of namesOf(entry)) {
    const skill = { name: namesOf(entry)[0] ?? name, kind, group };
    const key = exactKey(name);
    if (!exact.has(key)) exact.set(key, skill);
    if (!/[+#]|^\.|^.$/.test(name)) phrases.push([name, skill]);
  }

export const skillPhrases = phraseList(phrases);

export const knownSkill = (text: string): KnownSkill | undefined =>
  exact.get(exactKey(text)) ?? (/[+#]|^\./.test(text.trim()) ? undefined : skillPhrases.get(text));

function exactKey(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim();
}
