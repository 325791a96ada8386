import type { Evidence } from '../../analysis';
import type { DateRange } from '../../resume/resume';
import type { CheckDefinition } from '../check';
import { type CheckContext } from '../context';
import { ofEntry, ofLine } from '../evidence';
import { monthOf, monthsOf } from '../months';

interface OrderFinding {
  readonly sentence: string;
  readonly fix: string;
  readonly evidence: readonly Evidence[];
}

export const sectionOrder: CheckDefinition = {
  id: 'F4',
  panel: 'section',
  title: 'Newest first',
  max: 1.5,
  effort: 2,
  why: 'Recruiters and machines take the first entry for your latest one.',
  judge(context) {
    const { resume } = context;
    if (resume.experience.length + resume.education.length === 0)
      return { skip: 'There are no entries to put in order.' };
    const findings = [
      ...misordered(context, { entries: resume.experience, what: 'jobs' }),
      ...misordered(context, { entries: resume.education, what: 'education entries' }),
      ...lateEducation(context),
    ];
    return {
      share: Math.max(0, 1 - findings.length / 2),
      message:
        findings.length === 0 ? 'Your newest entries come first.' : findings.map(({ sentence }) => sentence).join(' '),
      fix: findings.map(({ fix }) => fix).join(' '),
      evidence: findings.flatMap(({ evidence }) => evidence),
    };
  },
};

interface Dated {
  readonly dates: DateRange;
  readonly lines: Parameters<typeof ofEntry>[0]['lines'];
}

function misordered(
  { asOf }: CheckContext,
  { entries, what }: { entries: readonly Dated[]; what: string },
): readonly OrderFinding[] {
  const dated = entries.flatMap((entry) => {
    const end = entry.dates.end?.value;
    const months = monthsOf(entry.dates, monthOf(asOf));
    const reached = months?.to ?? (end && end !== 'present' ? end.year * 12 + (end.month ?? 6) - 1 : undefined);
    return reached === undefined ? [] : [{ entry, reached, isPresent: end === 'present' }];
  });
  const at = dated.findIndex((next, index) => {
    const before = dated[index - 1];
    return before !== undefined && !before.isPresent && (next.isPresent || next.reached > before.reached);
  });
  const [before, next] = [dated[at - 1], dated[at]];
  if (!before || !next) return [];
  return [
    {
      sentence: `Your ${what} are not in order: a later one is below an earlier one.`,
      fix: `Put the newest of your ${what} first.`,
      evidence: [...ofEntry(before.entry), ...ofEntry(next.entry)],
    },
  ];
}

function lateEducation({ facts, sections }: CheckContext): readonly OrderFinding[] {
  if (!facts.isFresher || facts.entries.some(({ kind }) => kind !== 'project')) return [];
  const kinds = sections.map(({ kinds: [kind] }) => kind);
  const [education, projects] = [kinds.indexOf('education'), kinds.indexOf('projects')];
  const heading = sections[education]?.heading;
  if (education < 0 || projects < 0 || education < projects) return [];
  return [
    {
      sentence: 'Your education is below your projects; before the first job it is usually above them.',
      fix: 'Move your education above your projects.',
      evidence: heading ? [ofLine(heading)] : [],
    },
  ];
}
