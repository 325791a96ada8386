import { squeeze, wordsOf } from '../lexicon/words';
import { headingKinds } from '../sections/heading-kinds';
import { storedProfile } from '../resume-document/links';
import { storedLocation } from '../resume-document/places';
import { headerRows } from '../resume-document/outline';
import { isBlankResume, resumeText } from '../resume-document/plain-text';
import type { Basics, ResumeDocument } from '../resume-document/resume-document';
import type { Line } from '../document/line';
import type { Field } from '../document/span';
import type { Reading } from '../resume/reading';
import { Draft } from './draft';
import { projectLinks } from './project-links';
import { remainders, type Remainder } from './remainders';
import { addSection, titleOf } from './sections';

/** A resume for the editor. */
export interface ImportedResume {
  readonly document: ResumeDocument;
  /** Texts of the file that are not in the document, in reading order. */
  readonly notImported: readonly string[];
}

/**
 * Converts a reading to a resume of the editor: every section under its own title in the order of
 * the file, every text in one place.
 */
export function importedResume(reading: Reading): ImportedResume {
  const { sections, layout } = reading;
  const links = projectLinks(reading);
  const basics = basicsOf(reading, links.profiles);
  const shownBasics = [resumeText({ basics, meta: { kadam: { sections: [] } } })];
  const draft = new Draft();
  addHeaderSummary(draft, reading);
  let title = '';
  for (const section of sections) {
    title = section.heading ? titleOf(section.heading.text) : title;
    // A heading without lines is the title of the next section if that has none.
    if (section.lines.length === 0) continue;
    addSection(draft, section, { title, reading, links, basics: shownBasics });
    title = '';
  }
  if (!draft.has('languages')) addHeaderLanguages(draft, reading);
  const document: ResumeDocument = { basics: { ...basics, summary: draft.summary }, ...draft.finished() };
  return { document, notImported: missingIn(document, layout.lines) };
}

function missingIn(document: ResumeDocument, lines: readonly Line[]): string[] {
  const text = isBlankResume(document) ? '' : resumeText(document);
  // A contact detail may be repeated, or have its spaces elsewhere: `90000 12345`, `9000 012 345`.
  const contact = new Set(headerRows(document).flatMap(({ fields }) => fields.map((field) => squeeze(field.text))));
  const byLine = new Map<Line, Remainder[]>();
  for (const missing of remainders(lines, [text])) {
    if (contact.has(squeeze(missing.text))) continue;
    byLine.set(missing.line, [...(byLine.get(missing.line) ?? []), missing]);
  }
  return [...byLine].flatMap(([line, parts]) => {
    const words = parts.reduce((sum, part) => sum + part.words, 0);
    // Parts that are most of a line are only readable together.
    return words < Math.max(MIN_WORDS, wordsOf(line.text).length / 2)
      ? parts.map((part) => part.text)
      : [line.text.replace(/\s+/g, ' ').trim()];
  });
}

const MIN_WORDS = 3;

/** Prose of the header, and the short line above it as its title. */
function addHeaderSummary(draft: Draft, { sections, resume: { summary }, layout }: Reading): void {
  if (!summary || sections.some(({ kinds: [kind] }) => kind === 'summary')) return;
  const above = layout.lines.find(({ index }) => index === (summary.spans[0]?.line ?? 0) - 1);
  const isTitle = above && above.index > 1 && /^[\p{L}\s]{4,30}:?$/u.test(above.text);
  draft.addSummary(isTitle ? titleOf(above.text) : '', summary.value);
}

function addHeaderLanguages(draft: Draft, { sections, resume }: Reading): void {
  const header = sections.filter(({ kinds: [kind] }) => kind === 'header').flatMap(({ lines }) => lines);
  const indexes = new Set(header.map(({ index }) => index));
  const languages = resume.languages.filter(({ spans: [span] }) => span && indexes.has(span.line));
  draft.add('languages', 'languages', { title: '', items: languages.map(({ value: language }) => ({ language })) });
}

function basicsOf({ resume, layout }: Reading, profiles: readonly string[]): Basics {
  const { name, email, phone, location } = resume.contact;
  const basics = {
    name: textOf(name),
    email: textOf(email),
    phone: textOf(phone),
    location: storedLocation({}, textOf(location)),
    ...(profiles.length > 0 && { profiles: profiles.map((link) => storedProfile({}, link)) }),
  };
  const label = resume.headline?.value ?? lineBelowName(basics, layout.lines, name);
  return { ...basics, ...(label && { label }) };
}

/** A few words below the name that are not contact detail: `B.E. ECE Graduate`. */
function lineBelowName(basics: Basics, lines: readonly Line[], name: Field<string> | undefined): string | undefined {
  const at = name?.spans[0]?.line;
  const below = lines.find(({ index }) => at !== undefined && index === at + 1);
  if (!below || !/^[\p{L}][\p{L}\s.&/|–-]{3,60}$/u.test(below.text) || headingKinds(below.text)) return undefined;
  const [missing] = remainders([below], [resumeText({ basics, meta: { kadam: { sections: [] } } })]);
  const isTitleOfAll = /\b(?:resume|r[ée]sum[ée]|curriculum|vitae|bio-?data|cv)\b/iu.test(below.text);
  return missing?.isWhole && !isTitleOfAll ? below.text : undefined;
}

const textOf = (field: Field<string> | undefined) => field?.value ?? '';
