import type { CheckDefinition } from '../check';
import type { CheckContext } from '../context';
import { ofLine } from '../evidence';
import { mentions, searchable } from '../../wording/mentions';
import { listed, withArticle } from '../../wording/words';
import type { WantedSkill } from '../../occupations/occupations';

const FULL_SHARE = 0.6;

export const occupationCoverage: CheckDefinition = {
  id: 'K2',
  panel: 'tailoring',
  title: 'Skills the job asks for',
  max: 6,
  effort: 2,
  why: 'Applications are ranked by how many of the wanted skills they name.',
  judge(context) {
    const { occupation, layout } = context;
    if (!occupation)
      return {
        skip: 'We do not know which job you aim for. Write its title under your name, or add a job description.',
      };
    const { found, missing } = coverage(context);
    const weight = (skills: readonly WantedSkill[]) => skills.reduce((sum, skill) => sum + skill.weight, 0);
    const covered = weight(found) / Math.max(1, weight(found) + weight(missing));
    const where =
      occupation.source === 'jobDescription' ? 'in the job description' : `usual for ${withArticle(occupation.name)}`;
    const prepared = layout.lines.map((line) => ({ line, text: searchable(line.text) }));
    const lines = found.flatMap(({ names }) => {
      const first = prepared.find(({ text }) => names.some((name) => mentions(text, name)));
      return first ? [first.line] : [];
    });
    const share = Math.min(1, covered / FULL_SHARE);
    const names = missing.map(({ name }) => name);
    const lacks = share < 1 ? ` Missing: ${listed(names, 5)}.` : '';
    return {
      share,
      message: `Your resume names ${found.length} of ${found.length + missing.length} skills ${where}.${lacks}`,
      fix: `Add only what is true for you: ${listed(names.slice(0, 8), 8)}.`,
      evidence: [...new Set(lines)].slice(0, 6).map(ofLine),
    };
  },
};

/** Which wanted skills the resume names and which it lacks, highest weight first. */
export function coverage({ occupation, layout }: Pick<CheckContext, 'occupation' | 'layout'>) {
  const text = searchable(layout.lines.map((line) => line.text).join(' | '));
  const isThere = ({ names }: WantedSkill) => names.some((name) => mentions(text, name));
  const skills = occupation?.skills ?? [];
  return {
    found: skills.filter(isThere),
    missing: skills.filter((skill) => !isThere(skill)).sort((one, other) => other.weight - one.weight),
  };
}
