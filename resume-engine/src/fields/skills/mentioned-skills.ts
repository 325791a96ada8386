import type { Line } from '../../document/line';
import type { Skill } from '../../resume/resume';
import type { Section } from '../../resume/section';
import { skillPhrases } from '../../lexicon/skills';
import { fieldOf, spanOf } from '../evidence';

const ORDINARY =
  /^(?:access|word|excel|make|spark|beam|storm|pig|dash|flux|vault|chef|puppet|shiny|origin|maple|echo|fiber|phoenix|slim|foundation|processing|scratch|crystal|swift|ada|dart|rust|ruby|julia|go|less|lit|remix|realm|room|apex|shell|sketch|opera|busy|genius|sage|flash|audition|maya|nuke|rally|notion|slack|zoom|buffer|moz|access|outlook|teams|express|hive|impala|presto|regression|classification|statistics|testing|sales|teaching|research|history|geography|filing|reporting|reception|internet|email|documentation|invoicing|billing|audit|accounting|packing|dispatch|training|presentation|presentations|writing|reading|planning|creative|innovation|leadership|administration|insurance|banking|design|routing|indexing|optimization|casting|turning|drilling|fitting|spinning|weaving|mechanics|inspection|motors|relays|sensors|wiring|pumps|vision|focus|ownership|feedback|training|integrity|initiative|patience|confidence|responsible|independent|positive|committed|dedicated)$/i;

/**
 * Technical skills named outside the skill list, with every occurrence.
 * @param lines any lines: bullets of a job, a summary
 */
export function mentionedSkills(lines: readonly Line[]): Skill[] {
  const found = new Map<string, { raw: string; spans: ReturnType<typeof spanOf>[] }>();
  for (const line of lines)
    for (const { entry, raw, from, to } of namedSkills(line.text)) {
      const known = found.get(entry.name) ?? { raw, spans: [] };
      known.spans.push(spanOf(line, from, to));
      found.set(entry.name, known);
    }
  return [...found].map(([, { raw, spans }]) => ({
    ...fieldOf({ value: raw, raw, spans, rule: 'skill:prose' }),
    kind: 'technical',
  }));
}

/** Technical skills that a sentence names unambiguously: as names, not as ordinary words. */
export const namedSkills = (text: string) =>
  skillPhrases
    .findAll(text)
    .filter(({ entry, raw }) => entry.kind === 'technical' && !ORDINARY.test(raw) && isNameLike(raw));

/** For a resume without a skill list: skills named in sentences. None if there is a list. */
export function skillsInProse(sections: readonly Section[]): Skill[] {
  if (sections.some(({ kinds }) => kinds.includes('skills'))) return [];
  const narrative = sections.filter(({ kinds }) =>
    ['summary', 'experience', 'internships', 'projects', 'training'].includes(kinds[0]),
  );
  return mentionedSkills(narrative.flatMap(({ lines }) => lines));
}

/** `I am` is not IAM. */
const isNameLike = (raw: string) => /^[^\p{Ll}]/u.test(raw) && raw.length > 1 && !/^I \p{Ll}/u.test(raw);
