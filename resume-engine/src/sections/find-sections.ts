import type { Line } from '../document/line';
import type { Section, SectionKind } from '../resume/section';
import { findHeadings } from './find-headings';
import { splitHeaderless } from './headerless';
import { withSkillLists } from './skill-lists';

/**
 * Groups the lines of a resume under their headings. The first section is the header: everything
 * above the first heading.
 */
export function findSections(lines: readonly Line[]): Section[] {
  const headings = findHeadings(lines);
  const sections: { kinds: [SectionKind, ...SectionKind[]]; heading?: Line; lines: Line[]; confidence: number }[] = [
    { kinds: ['header'], lines: [], confidence: 1 },
  ];
  for (const line of lines) {
    const heading = headings.get(line);
    if (heading === undefined || isExperienceLabel(line, sections.at(-1)!.kinds)) sections.at(-1)!.lines.push(line);
    else sections.push({ kinds: [...heading.kinds], heading: line, lines: [], confidence: heading.confidence });
  }
  return splitHeaderless(withSkillLists(sections.map(withOwnKind)));
}

function withOwnKind(section: Section): Section {
  if (isPersonal(section)) return { ...section, kinds: ['personal'] };
  return isContact(section) ? { ...section, kinds: ['header'] } : section;
}

const isExperienceLabel = (line: Line, kinds: readonly SectionKind[]): boolean =>
  kinds[0] === 'experience' &&
  /^\W*(?:job|work) (?:profile|description|responsibilities|summary)\W*$/iu.test(line.text);

const PERSONAL_DETAIL =
  /^\W*(?:father|mother|husband|spouse|date of birth|d\.?o\.?b|birth|gender|sex|marital|nationality|religion|languages? known|passport|permanent address|age)\b/iu;

/** `Personal Profile` and `Profile` are also headings of personal details. */
const isPersonal = (section: Section): boolean =>
  section.kinds[0] === 'summary' &&
  section.lines.filter((line) => PERSONAL_DETAIL.test(line.text)).length >= Math.max(2, section.lines.length / 3);

const CONTACT_DETAIL = /\S@\S|(?:\+|\b)\d[\d\s().-]{8,}\d|\blinkedin\b|\bgithub\b|https?:|www\./iu;
const MAX_DETAIL_WORDS = 7;

/**
 * `About` and `Profile` are also headings of contact details: addresses and numbers, no sentence.
 */
const isContact = ({ kinds, lines }: Section): boolean =>
  kinds[0] === 'summary' &&
  lines.filter(({ text }) => CONTACT_DETAIL.test(text)).length >= Math.max(2, lines.length / 3) &&
  lines.every(({ text }) => text.split(/\s+/u).length <= MAX_DETAIL_WORDS);
