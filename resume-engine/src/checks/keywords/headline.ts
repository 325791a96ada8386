import type { CheckDefinition } from '../check';
import type { CheckContext } from '../context';
import { ofField } from '../evidence';
import { titleEvidence } from '../../fields/experience/title-evidence';
import { likeness, shareWord, titleOf } from '../../occupations/title';
import { quoted } from '../../wording/words';

const SAME = 0.88;

export const headline: CheckDefinition = {
  id: 'K5',
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
      ? `Write the job title you aim for under your name, for example "${suggestion.replace(/\s*\(.*?\)/g, '')}".`
      : 'Write the job title you aim for on the line under your name.';
    if (!stated) return { share: 0, message: 'There is no job title under your name.', fix };
    const closest = targets.length > 0 ? closeness(stated.value, targets) : Number(isTitle(stated.value));
    return {
      share: closest,
      message:
        closest === 1
          ? `Your headline ${quoted(stated.value)} names the job.`
          : `Your headline ${quoted(stated.value)} does not name ${nameOf(context, suggestion)}.`,
      fix,
      evidence: [ofField(stated)],
    };
  },
};

const isTitle = (text: string) => titleEvidence(text) >= 0.5;

function nameOf({ occupation }: CheckContext, target: string | undefined): string {
  if (target === undefined) return 'a job title';
  return occupation?.source === 'jobDescription' ? `the job you aim for (${target})` : `your latest job (${target})`;
}

function targetsOf({ occupation, facts }: CheckContext): string[] {
  const last = facts.latest.find(({ kind, name }) => kind === 'job' && name !== '')?.name;
  const own = last === undefined ? [] : [last];
  if (!occupation) return own;
  return occupation.source === 'jobDescription'
    ? [...(occupation.titles.length > 0 ? [occupation.name] : []), ...occupation.titles, ...own]
    : [...own, occupation.name, ...occupation.titles];
}

function closeness(headline: string, targets: readonly string[]): number {
  const parts = headline.split(/[|•,/–—]| - /).map(titleOf);
  if (targets.map(titleOf).some((target) => parts.some((part) => likeness(part, target) >= SAME))) return 1;
  return targets.some((target) => shareWord(headline, target)) ? 0.5 : 0;
}
