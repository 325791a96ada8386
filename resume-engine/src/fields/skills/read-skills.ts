import type { Line } from '../../document/line';
import type { Span } from '../../document/span';
import type { Skill } from '../../resume/resume';
import type { Section } from '../../resume/section';
import { knownSkill } from '../../lexicon/skills';
import { squeeze } from '../../lexicon/words';
import { findDateRanges } from '../dates/find-date-ranges';
import { fieldOf, spanOf } from '../evidence';
import { institutionEvidence } from '../experience/organization-evidence';
import { titleEvidence } from '../experience/title-evidence';
import { cleanItem, isRating, type Piece } from './clean-item';
import { isSkill, isSpoken } from './is-skill';
import { skillRows, type SkillRow } from './skill-rows';
import { isGroupName } from './skill-labels';
import { splitItems } from './split-items';

const NO_SKILLS_LABEL =
  /\b(?:interests?|hobbies|spoken|languages? known|communication languages?|linguistic|references?|declaration|date|place)\b/i;

const FEW_LINES = 5;

/**
 * Listed skills, each once, as written without rating, excluding spoken languages and interests.
 * @param sections all sections of the resume; only those with a heading about skills are used
 */
export function readSkills(sections: readonly Section[]): Skill[] {
  const skills = new Map<string, Skill>();
  const edges = edgesOf(sections);
  for (const section of sections.filter(({ kinds }) => kinds.includes('skills')))
    for (const row of skillRows(ownLines(section.lines), edges))
      for (const skill of skillsOf(row)) {
        const key = keyOf(skill.value);
        if (!skills.has(key)) skills.set(key, skill);
      }
  return [...skills.values()];
}

export function edgesOf(sections: readonly Section[]): Map<number, number> {
  const blocks = new Map<number, number[]>();
  for (const { block, right } of sections.flatMap(({ lines }) => lines))
    blocks.set(block, [...(blocks.get(block) ?? []), right]);
  const long = [...blocks].filter(([, rights]) => rights.length >= FEW_LINES);
  return new Map(long.map(([block, rights]) => [block, Math.max(...rights)]));
}

const keyOf = (text: string) => (/[+#]/.test(text) ? text.toLowerCase() : squeeze(text));

function ownLines(lines: readonly Line[]): readonly Line[] {
  const entry = lines.findIndex(({ text }) => !/[,;].*[,;]/.test(text) && isOfEntry(text));
  if (entry < 0) return lines;
  let end = entry;
  while (end > 0 && isEntryHead(lines[end - 1]?.text ?? '')) end -= 1;
  return lines.slice(0, end);
}

const isOfEntry = (text: string) =>
  findDateRanges(text).length > 0 || (institutionEvidence(text) >= 0.9 && knownSkill(text) === undefined);

const isEntryHead = (text: string) =>
  !/[,;|:].*[,;|:]/.test(text) &&
  (titleEvidence(text) >= 0.6 || /\b(?:experience|projects?|education|employment|history|leadership)\b/i.test(text));

function skillsOf({ group, parts }: SkillRow): Skill[] {
  const text = parts.map((part) => part.text).join(' ');
  if (group !== undefined && NO_SKILLS_LABEL.test(group)) return [];
  return splitItems(text)
    .flatMap(withoutGroup)
    .flatMap((piece) => {
      const item = cleanItem(piece);
      if (!isSkill(item.text) || (/language/i.test(group ?? '') && isSpoken(item.text))) return [];
      const known = knownSkill(item.text) ?? knownParts(item.text);
      const rule = known ? 'skill:listed-known' : 'skill:listed';
      const field = fieldOf({
        value: item.text,
        raw: piece.text.trim(),
        spans: spansOf(parts, item.from, item.text.length),
        rule,
      });
      return [{ ...field, kind: known?.kind ?? 'unknown', ...(group !== undefined && { group }) }];
    });
}

/** The skills of `Web Technologies (HTML, CSS)`, `DB: MySQL`. */
function withoutGroup(piece: Piece): Piece[] {
  const found = /^(\s*)([^:()]{2,40}?)(?::\s+|\s?\()(.+?)\)?\s*$/u.exec(piece.text);
  const [, , label, skills] = found ?? [];
  if (label === undefined || skills === undefined || isRating(skills)) return [piece];
  if (!isGroupName(label) && !/:\s/.test(piece.text)) return [piece];
  const start = piece.from + piece.text.indexOf(skills, label.length);
  return splitItems(skills).map((item) => ({ text: item.text, from: start + item.from }));
}

/** `Microsoft Word/Excel/PowerPoint`, `AWS (EC2, S3)`: known by its first part. */
const knownParts = (text: string) => knownSkill(text.split(/[/(]/)[0]?.trim() ?? '');

function spansOf(parts: SkillRow['parts'], from: number, length: number): Span[] {
  const spans: Span[] = [];
  let offset = 0;
  for (const part of parts) {
    const start = Math.max(0, from - offset);
    const end = Math.min(part.text.length, from + length - offset);
    if (start < end) spans.push(spanOf(part.line, part.from + start, part.from + end));
    offset += part.text.length + 1;
  }
  return spans;
}
