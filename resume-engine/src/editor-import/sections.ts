import type { Line } from '../document/line';
import { joinBullets } from '../entries/bullets/join-bullets';
import { readExperience } from '../entries';
import { isRating } from '../fields/skills/clean-item';
import { edgesOf } from '../fields/skills/read-skills';
import { skillRows } from '../fields/skills/skill-rows';
import { splitItems } from '../fields/skills/split-items';
import { wordsOf } from '../lexicon/words';
import { storedDate } from '../resume-document/dates';
import { shownCertificate, storedLanguage } from '../resume-document/one-line-items';
import type { Certificate, Reference, SkillGroup, Volunteering } from '../resume-document/resume-document';
import type { Reading } from '../resume/reading';
import type { Bullet, Certification, Resume } from '../resume/resume';
import type { Section, SectionKind } from '../resume/section';
import type { Draft } from './draft';
import { importedEducation, importedProject, importedWork } from './entries';
import type { PlacedLinks } from './project-links';
import { remainders } from './remainders';

interface Source {
  readonly reading: Reading;
  readonly links: PlacedLinks;
  /** The texts of the contact details. */
  readonly basics: readonly string[];
}

const ENTRIES: readonly SectionKind[] = ['experience', 'internships', 'education', 'projects'];

/** Adds a section of a file: its entries, then its other lines by the kind of section. */
export function addSection(draft: Draft, section: Section, source: Source & { readonly title: string }): void {
  const { title } = source;
  const { entries, rest } = entriesIn(section, source);
  const isOfEntries = rest.length === 0 || (entries.length > 0 && ENTRIES.includes(section.kinds[0]));
  for (const { add, lines } of entries) add(draft, isOfEntries ? title : '', lines);
  if (rest.length > 0) addLines(draft, { title: isOfEntries ? '' : title, lines: rest, section, source });
}

interface Entry {
  readonly lines: readonly Line[];
  readonly add: (draft: Draft, title: string, lines: readonly Line[]) => void;
}

const entriesOf = ({ reading: { resume }, links }: Source): Entry[] => [
  ...resume.experience.map((entry): Entry => ({
    lines: entry.lines,
    add: (draft, title, lines) => draft.add('experience', 'work', { title, items: [importedWork(entry, lines)] }),
  })),
  ...resume.education.map((entry): Entry => ({
    lines: entry.lines,
    add: (draft, title, lines) =>
      draft.add('education', 'education', { title, items: [importedEducation(entry, lines)] }),
  })),
  ...resume.projects.map((entry): Entry => ({
    lines: entry.lines,
    add: (draft, title, lines) =>
      draft.add('projects', 'projects', { title, items: [importedProject(entry, lines, links.ofProject.get(entry))] }),
  })),
];

/** The entries of a section with all their lines, and the lines of no entry. */
function entriesIn({ kinds, lines }: Section, source: Source): { entries: readonly Entry[]; rest: readonly Line[] } {
  const own = new Set(lines.map(({ index }) => index));
  const entries = entriesOf(source).filter((entry) => entry.lines[0] && own.has(entry.lines[0].index));
  const taken = new Map(entries.flatMap((entry) => entry.lines.map(({ index }) => [index, entry] as const)));
  const isOnlyEntries = kinds.every((kind) => ENTRIES.includes(kind));
  if (!isOnlyEntries || entries.length === 0) return { entries, rest: lines.filter(({ index }) => !taken.has(index)) };
  // The lines below an entry belong to it; those above the first one too, but for the head of a
  // table.
  const more = new Map<Entry, Line[]>();
  let last = lines.flatMap(({ index }) => taken.get(index) ?? [])[0];
  for (const line of lines) {
    const entry = taken.get(line.index);
    if (!entry && last && !isTableHead(line)) more.set(last, [...(more.get(last) ?? []), line]);
    last = entry ?? last;
  }
  return {
    entries: entries.map((entry) => ({ ...entry, lines: [...entry.lines, ...(more.get(entry) ?? [])] })),
    rest: [],
  };
}

const COLUMN =
  /^(?:s|sr|sl|no|course|degree|qualifications?|exam(?:ination)?s?|name|of|the|institut(?:e|ion)|school|college|university|board|year|passing|passed|marks?|obtained|percentage|cgpa|gpa|grade|class|division|aggregate|result|score|speciali[sz]ation|duration|from|to|period|designation|post|held|employer|organi[sz]ation|company|nature|duties|job|title|role|project|client|environment|team|size|details?|remarks?)$/;

function isTableHead({ text }: Line): boolean {
  const words = wordsOf(text);
  return words.filter(({ folded }) => COLUMN.test(folded)).length >= 0.7 * words.length;
}

interface Lines {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly section: Section;
  readonly source: Source;
}

type AddLines = (draft: Draft, lines: Lines & { readonly texts: readonly string[] }) => void;

function addLines(draft: Draft, lines: Lines): void {
  const known = lines.section.kinds.find((one) => !ENTRIES.includes(one)) ?? 'custom';
  // `Courses and Certifications` is one list.
  const kind = known === 'training' && /certif|licen[cs]e/i.test(lines.title) ? 'certifications' : known;
  const texts = paragraphs(lines.lines, lines.source.reading.layout.lines).map(({ text }) => text);
  (ADD_LINES[kind] ?? addCustom)(draft, { ...lines, texts });
}

/** Bullets and paragraphs; a line with several cells is one of its own. */
function paragraphs(lines: readonly Line[], page: readonly Line[]): Bullet[] {
  const groups: Line[][] = [];
  lines.forEach((line, at) => {
    const isAlone = line.cells.length > 1 || (lines[at - 1]?.cells.length ?? 2) > 1;
    if (isAlone) groups.push([line]);
    else groups.at(-1)?.push(line);
  });
  return groups.flatMap((group) => joinBullets(group, page));
}

const addCustom: AddLines = (draft, { title, texts }) => draft.addCustom({ title, lines: texts });

/** Sentences and bullets of the header that are not contact details. */
function addHeader(draft: Draft, { title, lines, source }: Lines): void {
  const { layout } = source.reading;
  const rest = remainders(lines, [...source.basics, draft.summary]).filter(({ isWhole }) => isWhole);
  const bullets = paragraphs(
    rest.map(({ line }) => line),
    layout.lines,
  );
  const texts = bullets.filter(({ text, hasGlyph }) => hasGlyph || isSentence(text));
  draft.addCustom({ title, lines: texts.map(({ text }) => text) });
}

/** Addresses have a comma after every few words. */
function isSentence(text: string): boolean {
  const words = wordsOf(text).length;
  return words >= 8 && words / (text.split(',').length + 1) >= 4 && !/@|\d{5}/.test(text);
}

const ADD_LINES: Partial<Record<SectionKind, AddLines>> = {
  header: addHeader,
  summary: (draft, { title, texts, ...lines }) =>
    draft.summary === '' ? draft.addSummary(title, texts.join('\n')) : addCustom(draft, { title, texts, ...lines }),
  skills: (draft, lines) => draft.add('skills', 'skills', { title: lines.title, items: skillGroups(draft, lines) }),
  achievements: (draft, { title, texts }) =>
    /responsib/i.test(title)
      ? draft.add('responsibility', 'responsibilities', { title, items: texts })
      : draft.add('achievements', 'awards', { title, items: texts.map((text) => ({ title: text })) }),
  certifications: (draft, { title, lines, source }) =>
    draft.add('certifications', 'certificates', { title, items: certificates(lines, source.reading.resume) }),
  languages: (draft, { title, texts }) =>
    draft.add('languages', 'languages', { title, items: texts.map((text) => storedLanguage({}, text)) }),
  interests: (draft, { title, texts }) =>
    draft.add('interests', 'interests', { title, items: texts.map((name) => ({ name })) }),
  publications: (draft, { title, texts }) =>
    draft.add('publications', 'publications', { title, items: texts.map((name) => ({ name })) }),
  references: (draft, { title, lines }) => draft.add('references', 'references', { title, items: references(lines) }),
  volunteer: (draft, { title, lines, section }) =>
    draft.add('volunteering', 'volunteer', { title, items: volunteering(section, lines) }),
};

const ITEM_ENDS = /^[\s\p{P}\p{S}]*(?=[\p{L}\p{N}.(#+])|[\s.,;:]+$/gu;

/** The head of a table: `Category | Skills`. */
const HEAD_OF_SKILLS = /^(?:skills?|experience|details?|levels?|proficiency|technolog(?:y|ies)|tools?|descriptions?)$/i;

/** As written; the lists of a second section without groups are a group with its title. */
function skillGroups(draft: Draft, { title, lines, source }: Lines): SkillGroup[] {
  const isFirst = !draft.has('skills');
  const groups: { name?: string; keywords: string[] }[] = [];
  for (const { group, parts } of skillRows(lines, edgesOf(source.reading.sections))) {
    const name = group ?? (isFirst ? undefined : title);
    const items = withRatings(splitItems(parts.map(({ text }) => text).join(' ')));
    if (items.every((item) => HEAD_OF_SKILLS.test(item))) continue;
    const last = groups.at(-1);
    if (last && last.name === name) last.keywords.push(...items);
    else groups.push({ ...(name && { name: name.replace(/[\s:]+$/, '') }), keywords: items });
  }
  return groups;
}

/** The texts of a list; a rating is part of the item before it. */
function withRatings(pieces: readonly { readonly text: string }[]): string[] {
  const items: string[] = [];
  for (const piece of pieces) {
    const text = piece.text.replace(ITEM_ENDS, '');
    const last = items.at(-1);
    if (last !== undefined && isRating(text)) items[items.length - 1] = `${last} (${text})`;
    else if (text !== '') items.push(text);
  }
  return items;
}

/** The certificates of some lines; texts that are in none are added to one or become one. */
function certificates(lines: readonly Line[], { certifications }: Resume): Certificate[] {
  const own = new Set(lines.map(({ index }) => index));
  const known = certifications
    .map((certification) => ({ at: certification.name.spans[0]?.line ?? -1, item: certificateOf(certification) }))
    .filter(({ at }) => own.has(at));
  const rest = remainders(
    lines,
    known.map(({ item }) => shownCertificate(item)),
  );
  const whole = joinBullets(rest.flatMap(({ line, isWhole }) => (isWhole ? [line] : [])));
  const detailed = known.map(({ at, item }) => {
    const details = rest.filter(({ line, isWhole, words }) => !isWhole && words > 1 && line.index === at);
    return { at, item: { ...item, name: [item.name, ...details.map(({ text }) => text)].join(', ') } };
  });
  return [...detailed, ...whole.map(({ text, lines: [first] }) => ({ at: first?.index ?? 0, item: { name: text } }))]
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

const certificateOf = ({ name, issuer, date }: Certification): Certificate => ({
  name: name.value,
  ...(issuer && { issuer: issuer.value }),
  ...(date && { date: storedDate(date.raw) }),
});

/** A name with the lines below it; a single sentence (`On request`) has no name. */
function references(lines: readonly Line[]): Reference[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && line.gapAbove > 0 && line.gapAbove <= GAP && line.bullet === undefined) group.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => {
    const [name = '', ...more] = group.map(({ text }) => text.replace(/\s+/g, ' ').trim());
    return more.length === 0 && /request|available|furnish/i.test(name)
      ? { reference: name }
      : { name, ...(more.length > 0 && { reference: more.join('\n') }) };
  });
}

const GAP = 1.35;

function volunteering(section: Section, lines: readonly Line[]): Volunteering[] {
  const entries = readExperience([{ ...section, kinds: ['experience'], lines }]);
  const taken = new Set(entries.flatMap((entry) => entry.lines.map(({ index }) => index)));
  const above = joinBullets(lines.filter(({ index }) => !taken.has(index)));
  return [
    ...(above.length > 0 ? [{ highlights: above.map(({ text }) => text) }] : []),
    ...entries.map((entry) => {
      const { name, location, ...rest } = importedWork(entry, entry.lines);
      return { ...rest, organization: [name, location].filter(Boolean).join(', ') };
    }),
  ];
}

/** A heading as a title: without the colon at its end and the spaces between its letters. */
export function titleOf(heading: string): string {
  const text = heading.replace(/\t/g, ' ').trim();
  const isSpaced = /^\p{L}(?:\s{1,3}[\p{L}&]){3,}$/u.test(text);
  const words = isSpaced ? text.split(/\s{2,}/).map((word) => word.replace(/\s/g, '')) : text.split(/\s+/);
  return words.join(' ').replace(/^[^\p{L}\p{N}]+|[\s:–—-]+$/gu, '');
}
