import type { OtherDocument } from '../analysis';
import type { Line } from '../document/line';
import type { Reading } from '../resume/reading';
import type { Resume } from '../resume/resume';
import type { SectionKind } from '../resume/section';
import { KINDS, type Cue, type KindCues } from './cues';
import { otherLanguageOf } from './language';
import { secondPersonOf } from './people';

const MIN_CUES = 8;
const MIN_DISTINCT_CUES = 3;
/** Fewer letters on all pages together are a stamp or a page number over a picture. */
const MIN_LETTERS = 40;
const MIN_WORDS_OF_ANOTHER_TEXT = 40;
const CONTACT = /[\w.+-]+@[\w-]+\.\w|\d(?:[ -]?\d){9}/;

/**
 * What a file appears to be if it is not the resume of one person in English: undefined for a
 * resume. Each kind needs several independent signs, and a document with the sections of a resume
 * is one whatever else it names.
 */
export function otherDocumentOf(reading: Reading): OtherDocument | undefined {
  return scanIn(reading) ?? languageIn(reading) ?? peopleIn(reading) ?? kindIn(reading);
}

function scanIn({ document }: Reading): OtherDocument | undefined {
  const letters = document.items.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  const hasPicture = document.pages.some(({ pictureShare }) => pictureShare >= 0.05);
  if (letters >= MIN_LETTERS || !hasPicture) return undefined;
  return {
    kind: 'scan',
    title: 'This file is a picture without text.',
    reason: 'A machine cannot read the words in a scan or a photo, so there is nothing to score.',
    advice: 'Export the resume as PDF from the program you wrote it in, and check that file.',
  };
}

function languageIn({ layout }: Reading): OtherDocument | undefined {
  const language = otherLanguageOf(layout.lines);
  return language === undefined
    ? undefined
    : {
        kind: 'language',
        title: `This text appears to be in ${language}.`,
        reason: 'Only resumes in English are evaluated. What we read is shown below, without a score.',
        advice: 'Check a version in English.',
      };
}

function peopleIn(reading: Reading): OtherDocument | undefined {
  const second = secondPersonOf(reading);
  if (second === undefined) return undefined;
  const first = reading.resume.contact.name?.value;
  return {
    kind: 'people',
    title: 'This file appears to hold the resumes of two people.',
    reason: first ? `We found ${first} and ${second}.` : `A second resume begins at ${second}.`,
    advice: 'Save each resume as a file of its own and check one of them.',
  };
}

function kindIn({ layout: { lines }, sections, resume }: Reading): OtherDocument | undefined {
  const headings = new Set(sections.flatMap(({ heading, kinds: [kind] }) => (heading && isCore(kind) ? [kind] : [])));
  const evidence = resumeEvidence(resume) + headings.size;
  const scored = Object.entries(KINDS)
    .map(([kind, own]) => ({ kind: kind as keyof typeof KINDS, own, ...foundIn(own, lines) }))
    .sort((one, other) => other.weight - one.weight);
  const best = scored.find(
    ({ own, cues }) => headings.size <= own.maxHeadings && cues.some(({ isDecisive }) => isDecisive),
  );
  if (best && best.weight >= MIN_CUES && best.cues.length >= MIN_DISTINCT_CUES && best.weight > evidence)
    return {
      kind: best.kind,
      title: `This appears to be ${best.own.name}, not a resume.`,
      reason: `It has ${listed(best.cues.slice(0, 3).map(({ label }) => label))}.`,
      advice: best.own.advice,
    };
  const words = lines.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  if (evidence > 0 || words < MIN_WORDS_OF_ANOTHER_TEXT || lines.some(({ text }) => CONTACT.test(text)))
    return undefined;
  return {
    kind: 'other',
    title: 'This does not appear to be a resume.',
    reason: 'We found no contact details, no work, no education and no skills.',
    advice: 'Choose the file of your resume and check that.',
  };
}

function foundIn(
  { cues }: KindCues,
  lines: readonly Line[],
): { readonly weight: number; readonly cues: readonly Cue[] } {
  const found = cues.filter(
    ({ pattern, minLines = 1 }) => lines.filter(({ text }) => pattern.test(text)).length >= minLines,
  );
  return { weight: found.reduce((sum, { weight }) => sum + weight, 0), cues: found };
}

const CORE: readonly SectionKind[] = [
  'summary',
  'experience',
  'internships',
  'education',
  'skills',
  'projects',
  'certifications',
  'achievements',
  'personal',
  'declaration',
];
const isCore = (kind: SectionKind) => CORE.includes(kind);

/** What only a person's history has: dated positions, degrees from an institution, contact. */
function resumeEvidence({ contact, experience, education }: Resume): number {
  const positions = experience.filter(({ dates, title, company }) => dates.start && (title ?? company)).length;
  const degrees = education.filter(({ degree, institution, board }) => degree && (institution ?? board)).length;
  return (
    Math.min(3, positions) * 2 +
    Math.min(3, degrees) * 1.5 +
    (contact.name && (contact.email ?? contact.phone) ? 1 : 0) +
    (contact.email && contact.phone ? 1 : 0)
  );
}

const listed = (texts: readonly string[]) =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
