import type { Evidence } from '../../analysis';
import type { ExperienceEntry } from '../../resume/resume';
import type { CheckDefinition } from '../check';
import { ofEntry } from '../evidence';
import { firstMonth, lastMonth, monthOf, monthsOf } from '../months';
import { quoted } from '../../wording/words';

const OVERLAP_MONTHS = 2;
const PARALLEL =
  /\b(part[- ]?time|freelance|consultant|volunteer|contract|teaching assistant|founder|visiting|guest)\b/i;

export const chronology: CheckDefinition = {
  id: 'E6',
  panel: 'section',
  title: 'Dates that fit together',
  max: 1.5,
  effort: 1,
  why: 'A job that ends before it begins, or two full-time jobs at once, raise questions you do not want.',
  judge({ resume, asOf }) {
    const dated = resume.experience.filter(({ dates }) => dates.start);
    if (dated.length === 0) return { skip: 'There are no jobs with dates to compare.' };
    const today = monthOf(asOf);
    const wrong = dated.filter((entry) => isImpossible(entry, today));
    const overlap = overlapping(dated, today);
    return {
      share: wrong.length > 0 ? 0 : overlap ? 0.5 : 1,
      message: sentence(wrong, overlap),
      fix:
        wrong.length > 0
          ? 'Correct the dates: an entry ends before it begins, or a date is in the future.'
          : 'Say which of the two was part-time or freelance, or correct the dates.',
      evidence: [...wrong, ...(wrong.length === 0 && overlap ? overlap : [])].flatMap(ofEntry) satisfies Evidence[],
    };
  },
};

const named = (entry: ExperienceEntry) =>
  quoted(entry.title?.value ?? entry.company?.value ?? entry.lines[0]?.text ?? '', 40);

function sentence(
  wrong: readonly ExperienceEntry[],
  overlap: readonly [ExperienceEntry, ExperienceEntry] | undefined,
): string {
  if (wrong[0]) return `The dates of ${named(wrong[0])} cannot be right.`;
  if (overlap) return `${named(overlap[0])} and ${named(overlap[1])} overlap by more than ${OVERLAP_MONTHS} months.`;
  return 'The dates of your jobs fit together.';
}

function isImpossible({ dates: { start, end } }: ExperienceEntry, today: number): boolean {
  if (!start) return false;
  if (firstMonth(start.value) > today) return true;
  if (!end || end.value === 'present') return false;
  return lastMonth(end.value) < firstMonth(start.value) || firstMonth(end.value) > today;
}

function overlapping(
  experience: readonly ExperienceEntry[],
  today: number,
): readonly [ExperienceEntry, ExperienceEntry] | undefined {
  const fullTime = experience.filter(
    (entry) => !entry.isInternship && !PARALLEL.test(entry.lines.map(({ text }) => text).join(' ')),
  );
  for (const [at, one] of fullTime.entries())
    for (const other of fullTime.slice(at + 1)) {
      const [a, b] = [monthsOf(one.dates, today), monthsOf(other.dates, today)];
      const sameEmployer = one.company && one.company.value === other.company?.value;
      if (!a?.isExact || !b?.isExact || sameEmployer) continue;
      if (Math.min(a.to, b.to) - Math.max(a.from, b.from) > OVERLAP_MONTHS) return [one, other];
    }
  return undefined;
}
