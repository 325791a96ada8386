import type { CheckResult } from '../analysis';
import type { CheckContext } from '../checks/context';
import { hiddenLines, stuffedWords } from '../checks/keywords/stuffing';
import { counted, wordsOf } from '../wording/words';

/** A defect that ends an application, whatever else the resume contains. */
interface Defect {
  readonly limit: number;
  readonly reason: string;
  /** The check whose fix removes it. */
  readonly check: string;
}

export interface Ceiling {
  readonly limit: number;
  readonly reason: string;
  /** Ids of the checks whose fixes lift it, in the order in which to fix them. */
  readonly checks: readonly string[];
}

/** Points by which each further defect lowers the limit. */
const PER_DEFECT = 5;
const MIN_LIMIT = 5;

/**
 * The limit of the score; undefined if nothing limits it. Each limit and its source are in
 * `docs/resume-rubric.md`.
 */
export function ceilingFor(context: CheckContext, checks: readonly CheckResult[]): Ceiling | undefined {
  const defects = defectsOf(context, checks).sort((one, other) => one.limit - other.limit);
  const [worst] = defects;
  if (!worst) return undefined;
  return {
    limit: Math.max(Math.min(worst.limit, MIN_LIMIT), worst.limit - PER_DEFECT * (defects.length - 1)),
    reason: defects.map(({ reason }) => reason).join(' '),
    checks: [...new Set(defects.map(({ check }) => check))],
  };
}

function defectsOf(context: CheckContext, checks: readonly CheckResult[]): Defect[] {
  if (context.document.characters === 0)
    return [{ limit: 10, reason: 'The file holds no text that a machine can read.', check: 'A1' }];
  const others = [
    ofReading(context),
    ofPages(context, checks),
    ...(hasEntries(context) ? ofWording(context, checks) : [NO_ENTRIES]),
    ...ofContact(context, checks),
    ofDates(context),
    ofKeywords(context),
    ofSpelling(context, checks),
    ofPrivateData(checks),
  ].filter((defect) => defect !== undefined);
  return [...others, ...[ofLength(context, others.length === 0) ?? []].flat()];
}

const MIN_ORDER = 0.8;

function ofReading({ parseRate }: CheckContext): Defect | undefined {
  const rate = parseRate.value * 100;
  const reason = (percent: number) => `A machine can take in less than ${percent}% of your resume.`;
  if (rate < 40) return { limit: 35, reason: reason(40), check: 'P1' };
  if (parseRate.order < MIN_ORDER)
    return { limit: 55, reason: 'A machine mixes the lines of your columns.', check: 'A2' };
  return rate < 60 ? { limit: 60, reason: reason(60), check: 'P1' } : undefined;
}

const MAX_PAGES = 5;

function ofPages({ document }: CheckContext, checks: readonly CheckResult[]): Defect | undefined {
  const pages = document.pages.length + document.pagesLeftOut;
  const isCounted = checks.some(({ id, status }) => id === 'F1' && status !== 'skip');
  return pages > MAX_PAGES && isCounted
    ? { limit: 74, reason: `Your resume has ${counted(pages, 'page')}.`, check: 'F1' }
    : undefined;
}

const MIN_WORDS: readonly (readonly [number, number])[] = [
  [50, 20],
  [100, 35],
  [150, 64],
];

/** From 100 words: a first resume is shorter, and may be complete. */
const FRESHER_LIMIT = 74;

function ofLength({ facts: { words, isFresher } }: CheckContext, isOnly: boolean): Defect | undefined {
  const general = MIN_WORDS.find(([min]) => words < min)?.[1];
  const limit = isFresher && isOnly && general === MIN_WORDS.at(-1)![1] ? FRESHER_LIMIT : general;
  return limit === undefined
    ? undefined
    : { limit, reason: `Your resume has only ${counted(words, 'word')}.`, check: 'F2' };
}

const NO_ENTRIES: Defect = { limit: 35, reason: 'We found no work, no projects and no education.', check: 'E1' };

const hasEntries = ({ resume: { experience, projects, education } }: CheckContext) =>
  experience.length + projects.length + education.length > 0;

/** Of experience, projects and achievements together. */
const MIN_ACCOUNT_WORDS = 40;

const OF_WORDING: Readonly<Record<string, Omit<Defect, 'check'>>> = {
  E2: { limit: 69, reason: 'No bullet has a number.' },
  F6: { limit: 79, reason: 'Your work is written in paragraphs.' },
  F11: { limit: 69, reason: 'Your work is written in long paragraphs.' },
  E5: { limit: 74, reason: 'Your bullets list duties.' },
  E8: { limit: 89, reason: 'Your text has many empty words.' },
};

function ofWording({ facts }: CheckContext, checks: readonly CheckResult[]): Defect[] {
  const account = facts.linesOf('experience', 'internships', 'projects', 'achievements', 'volunteer', 'publications');
  if (account.reduce((sum, { text }) => sum + wordsOf(text).length, 0) < MIN_ACCOUNT_WORDS)
    return [{ limit: 55, reason: 'Your resume hardly says what you did.', check: 'E7' }];
  const isParagraphs = checks.some(({ id, status }) => id === 'F6' && status === 'fail');
  return checks.flatMap(({ id, status, points }) => {
    const defect = OF_WORDING[id];
    const isMet = id === 'F11' ? status !== 'pass' && !isParagraphs : id === 'E2' ? points === 0 : status === 'fail';
    return defect && isMet ? [{ ...defect, check: id }] : [];
  });
}

const ANY_PHONE = /\d(?:[\s().-]*\d){9}/;

function ofContact({ resume: { contact }, facts }: CheckContext, checks: readonly CheckResult[]): Defect[] {
  // Something that looks like it but was not read is only a matter of the check.
  const lines = facts.linesOf('header', 'personal');
  const hasEmail = contact.email !== undefined || lines.some(({ text }) => text.includes('@'));
  const hasPhone = contact.phone !== undefined || lines.some(({ text }) => ANY_PHONE.test(text));
  const email = checks.find(({ id }) => id === 'C2');
  const missing: Defect[] =
    !hasEmail && !hasPhone
      ? [{ limit: 35, reason: 'We found neither an email address nor a phone number.', check: 'C2' }]
      : !hasEmail
        ? [{ limit: 59, reason: 'We found no email address.', check: 'C2' }]
        : !hasPhone
          ? [{ limit: 69, reason: 'We found no phone number.', check: 'C3' }]
          : [];
  return [
    ...(contact.name ? [] : [{ limit: 49, reason: 'We could not find your name.', check: 'C1' }]),
    ...missing,
    ...(contact.email && email && email.status !== 'pass' ? [{ limit: 69, reason: email.message, check: 'C2' }] : []),
  ];
}

const YEAR = /\b(?:19|20)\d\d\b|['’]\d\d\b/;

function ofDates({ resume, sections }: CheckContext): Defect | undefined {
  const jobs = resume.experience.filter(({ isInternship }) => !isInternship);
  const entries = jobs.length > 0 ? jobs : [...resume.experience, ...resume.education];
  const kinds = jobs.length > 0 ? ['experience'] : ['experience', 'internships', 'education'];
  const lines = sections.filter((section) => section.kinds.some((kind) => kinds.includes(kind)));
  const isDated =
    entries.some(({ dates }) => dates.start ?? dates.end) ||
    lines.some((section) => section.lines.some(({ text }) => YEAR.test(text)));
  if (entries.length === 0 || isDated) return undefined;
  const what = jobs.length > 0 ? 'jobs' : 'entries';
  return { limit: 59, reason: `None of your ${what} has a date.`, check: jobs.length > 0 ? 'E1' : 'D2' };
}

function ofKeywords(context: CheckContext): Defect | undefined {
  if (hiddenLines(context.layout).length > 0)
    return { limit: 49, reason: 'Some text is hidden from the reader.', check: 'K7' };
  return stuffedWords(context).length > 0
    ? { limit: 59, reason: 'A keyword is repeated again and again.', check: 'K7' }
    : undefined;
}

const MAX_MISSPELLED = 4;
/** Share of the words; above it they are of another language. */
const MAX_MISSPELLED_SHARE = 0.1;

function ofSpelling({ facts }: CheckContext, checks: readonly CheckResult[]): Defect | undefined {
  const spelling = checks.find(({ id }) => id === 'E9');
  const count = spelling && spelling.status !== 'pass' ? Number.parseInt(spelling.message, 10) : 0;
  return count > MAX_MISSPELLED && count / facts.words < MAX_MISSPELLED_SHARE
    ? { limit: 79, reason: `${count} words may be misspelled.`, check: 'E9' }
    : undefined;
}

function ofPrivateData(checks: readonly CheckResult[]): Defect | undefined {
  const privacy = checks.find(({ id }) => id === 'C6');
  if (privacy?.status !== 'fail') return undefined;
  const isGrave = /religion|passport|Aadhaar|PAN/.test(privacy.message);
  return { limit: isGrave ? 79 : 89, reason: privacy.message, check: 'C6' };
}
