import type { Check } from '../check';
import type { CheckContext } from '../context';
import { ofField } from '../evidence';
import { likeness, shareWord } from '../../occupations/title';
import { quoted } from '../../wording/words';

const SAME = 0.88;

export const headline: Check = {
  id: 'K5',
  category: 'keywordsSkills',
  panel: 'tailoring',
  title: 'A headline that names the job',
  max: 1.5,
  effort: 1,
  why: 'The line under your name is read first; with the job title in it you are found by that title.',
  judge(context) {
    const { headline: stated } = context.resume;
    const targets = targetsOf(context);
    const [suggestion] = targets;
    const fix = suggestion
      ? `Write the job title you aim for under your name, for example "${suggestion}".`
      : 'Write the job title you aim for on the line under your name.';
    if (!stated) return { share: 0, message: 'There is no job title under your name.', fix };
    const closest = closeness(stated.value, targets);
    return {
      share: closest,
      message:
        closest === 1
          ? `Your headline ${quoted(stated.value)} names the job.`
          : `Your headline ${quoted(stated.value)} does not name ${suggestion ? `the job you aim for (${suggestion})` : 'a usual job title'}.`,
      fix,
      evidence: [ofField(stated)],
    };
  },
};

function targetsOf({ occupation, facts }: CheckContext): string[] {
  const last = facts.entries.find(({ kind, name }) => kind !== 'project' && name !== '')?.name;
  const own = last === undefined ? [] : [last];
  if (!occupation) return own;
  return occupation.source === 'jobDescription'
    ? [occupation.name, ...occupation.titles, ...own]
    : [...own, occupation.name, ...occupation.titles];
}

function closeness(headline: string, targets: readonly string[]): number {
  const parts = headline.split(/[|•,/–—]| - /);
  if (targets.some((target) => parts.some((part) => likeness(part, target) >= SAME))) return 1;
  return targets.some((target) => shareWord(headline, target)) ? 0.5 : 0;
}
