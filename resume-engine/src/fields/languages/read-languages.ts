import type { Line } from '../../document/line';
import type { Field } from '../../document/span';
import type { Section } from '../../resume/section';
import { spokenLanguages } from '../../lexicon/spoken-languages';
import { fieldOf, spanOf } from '../evidence';

const LABEL =
  /^\W{0,3}(?:[\p{L} ]{0,24}\b)?(?:languages?(?:\s(?:known|spoken|skills?|proficiency))?|linguistic (?:skills|proficiency|abilities)|mother tongue)\b\s*(?:known)?\s*[:–—\t-]/iu;

/**
 * Languages the person speaks, as written without the level: from their section, or a labeled line
 * elsewhere.
 */
export function readLanguages(sections: readonly Section[]): Field<string>[] {
  const fields = new Map<string, Field<string>>();
  for (const line of sections.flatMap((section) => languageLines(section)))
    for (const { entry, raw, from, to } of spokenLanguages.findAll(line.text))
      if (!fields.has(entry) && /^[^\p{Ll}]/u.test(raw))
        fields.set(entry, fieldOf({ value: raw, raw, spans: [spanOf(line, from, to)], rule: 'language:listed' }));
  return [...fields.values()];
}

function languageLines({ kinds, lines }: Section): readonly Line[] {
  if (kinds.includes('languages')) return lines;
  return kinds[0] === 'references' ? [] : lines.filter(({ text }) => LABEL.test(text));
}
