import type { Tip } from '../analysis';
import { PICTURE_SHARE } from '../checks/ats/pictures';
import type { CheckContext } from '../checks/context';
import { ofEntry, ofField, ofLine, ofPage } from '../checks/evidence';
import { runningText } from '../checks/experience/running-text';
import { monthOf, type Months, monthsOf } from '../checks/months';
import type { ExperienceEntry, Resume } from '../resume/resume';
import { firstPersonIn } from '../wording/phrases';
import { counted, listed, quoted } from '../wording/words';
import { mentions, searchable } from '../wording/mentions';
import datedSkillNames from './dated-skills.json';

type Advice = Omit<Tip, 'id' | 'title'> | undefined;

interface TipRule {
  readonly id: string;
  readonly title: string;
  look(context: CheckContext): Advice;
}

const GAP_MONTHS = 9;
const LONG_GAP_MONTHS = 18;
const SHORT_MONTHS = 12;
const MANY_SHORT = 3;
const CERTAIN = 0.7;
const ABROAD = /\b(USA|U\.S\.A|United States|United Kingdom|U\.?K\.?|London|New York|California|Canada)\b/;

const RULES: readonly TipRule[] = [
  { id: 'gaps', title: 'A gap between jobs', look: gap },
  { id: 'short-jobs', title: 'Several short jobs', look: shortJobs },
  { id: 'references', title: 'A line about references', look: references },
  { id: 'declaration', title: 'A declaration', look: declaration },
  { id: 'objective', title: 'Objective or summary', look: objective },
  { id: 'dated-skills', title: 'Skills of another time', look: datedSkills },
  { id: 'first-person', title: 'I and my', look: firstPerson },
  { id: 'photo-abroad', title: 'A photo for a job abroad', look: photoAbroad },
  { id: 'long-dashes', title: 'Dashes between dates', look: longDashes },
  { id: 'file-name', title: 'The name of the file', look: fileName },
];

/** The tips that apply to a resume, in the order of the list. */
export const tipsFor = (context: CheckContext): Tip[] =>
  RULES.flatMap(({ id, title, look }) => {
    const advice = look(context);
    return advice ? [{ id, title, ...advice }] : [];
  });

function gap({ resume, asOf }: CheckContext): Advice {
  let reached: number | undefined;
  for (const { months, job } of periodsOf(resume, monthOf(asOf))) {
    const empty = reached === undefined ? 0 : months.from - reached - 1;
    if (job || reached !== undefined) reached = Math.max(reached ?? 0, months.to);
    if (job && empty >= GAP_MONTHS)
      return {
        message: `There are about ${empty} months before ${called(job)}. ${adviceFor(empty)}`,
        evidence: ofEntry(job),
      };
  }
  return undefined;
}

const called = ({ title, company }: ExperienceEntry) => quoted(title?.value ?? company?.value ?? 'this job', 40);

const adviceFor = (months: number) =>
  months >= LONG_GAP_MONTHS
    ? 'Write in one line what you did then: study, family, freelance work.'
    : 'Be ready to explain them in an interview.';

interface Period {
  readonly months: Months;
  readonly job?: ExperienceEntry;
}

/** Jobs and studies in the order of their beginnings. */
function periodsOf({ experience, education }: Resume, today: number): Period[] {
  const jobs = experience.flatMap((job): Period[] => {
    const months = monthsOf(job.dates, today);
    return months ? [{ months, job }] : [];
  });
  const studies = education.flatMap(({ dates }): Period[] => {
    const months = dates.end && monthsOf(dates, today);
    return months ? [{ months }] : [];
  });
  return [...jobs, ...studies].sort((one, other) => one.months.from - other.months.from);
}

function shortJobs({ resume, asOf }: CheckContext): Advice {
  const short = resume.experience.filter((entry) => {
    const months = entry.isInternship ? undefined : monthsOf(entry.dates, monthOf(asOf));
    return months?.isExact && entry.dates.end?.value !== 'present' && months.to - months.from < SHORT_MONTHS;
  });
  return short.length < MANY_SHORT
    ? undefined
    : {
        message: `${counted(short.length, 'job')} lasted less than a year. Where it was a contract or a project, say so.`,
        evidence: short.flatMap(ofEntry),
      };
}

function references({ layout: { lines } }: CheckContext): Advice {
  const line = lines.find(({ text }) => /references?.{0,30}(on|upon) request/i.test(text));
  return (
    line && {
      message: 'Recruiters request references when they want them; you can remove the line.',
      evidence: [ofLine(line)],
    }
  );
}

function declaration({ sections, layout: { lines } }: CheckContext): Advice {
  const section = sections.find(({ kinds }) => kinds.includes('declaration'));
  const line =
    section?.heading ?? section?.lines[0] ?? lines.find(({ text }) => /\bhereby (declare|certify)\b/i.test(text));
  return (
    line && {
      message: 'Private employers do not expect a declaration; its lines are better used for your work.',
      evidence: [ofLine(line)],
    }
  );
}

function objective({ layout: { lines } }: CheckContext): Advice {
  const line = lines.find(({ text }) => text.length < 40 && /^\W*(career )?objective\W*$/i.test(text));
  return (
    line && {
      message: 'A summary of what you bring reads better than an objective about what you seek.',
      evidence: [ofLine(line)],
    }
  );
}

function datedSkills({ resume }: CheckContext): Advice {
  const old = resume.skills.filter(({ value }) => {
    const text = searchable(value);
    return datedSkillNames.some((name) => mentions(text, name));
  });
  return old.length === 0
    ? undefined
    : {
        message: `${listed(old.map(({ value }) => value))}: leave ${old.length === 1 ? 'it' : 'them'} out unless the job requires ${old.length === 1 ? 'it' : 'them'}.`,
        evidence: old.map(ofField),
      };
}

function firstPerson(context: CheckContext): Advice {
  const found = runningText(context).filter(({ text }) => firstPersonIn(text));
  return found.length === 0
    ? undefined
    : {
        message: 'Resumes leave out "I" and "my": "Built …" instead of "I built …".',
        evidence: found.slice(0, 4).map(({ evidence }) => evidence),
      };
}

function photoAbroad({ document: { pages }, resume: { contact } }: CheckContext): Advice {
  const isAbroad = ABROAD.test(contact.location?.value ?? '');
  const page = pages.findIndex(({ pictureShare }) => pictureShare > PICTURE_SHARE);
  return isAbroad && page >= 0
    ? {
        message:
          'In the United States, Canada and the United Kingdom a photo is unusual and may get a resume set aside.',
        evidence: [ofPage(page + 1, `Picture on page ${page + 1}`)],
      }
    : undefined;
}

function longDashes({ facts }: CheckContext): Advice {
  const lines = facts.entries.flatMap(
    (entry) => entry.lines.find(({ text }) => /\d\s?[–—]\s?[\dA-Z]/.test(text)) ?? [],
  );
  return lines.length === 0
    ? undefined
    : {
        message: 'A few systems read only the short dash between dates: Jan 2021 - Mar 2023.',
        evidence: lines.slice(0, 2).map(ofLine),
      };
}

function fileName({ fileName: name, resume: { contact } }: CheckContext): Advice {
  if (!name || !contact.name || contact.name.confidence < CERTAIN || /^resume\.\w+$/i.test(name)) return undefined;
  const plain = name.toLowerCase();
  const isNamed = contact.name.value
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((part) => part.length > 2 && plain.includes(part));
  const suffix = name.includes('.') ? name.slice(name.lastIndexOf('.')) : '';
  return isNamed
    ? undefined
    : {
        message: `Recruiters save many files: name yours ${contact.name.value
          .split(/[^\p{L}]+/u)
          .filter(Boolean)
          .join('-')}-Resume${suffix}.`,
        evidence: [ofPage(1, name)],
      };
}
