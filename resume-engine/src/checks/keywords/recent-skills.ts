import { type CheckDefinition, graded } from '../check';
import { ofEntry } from '../evidence';
import { mentions, searchable } from '../../wording/mentions';
import { listed } from '../../wording/words';

const MIN_SKILLS = 3;

export const recentSkills: CheckDefinition = {
  id: 'K8',
  panel: 'tailoring',
  title: 'Key skills in your latest work',
  max: 1,
  effort: 2,
  why: 'What you used lately counts most.',
  judge({ facts, occupation }) {
    const { latest } = facts;
    if (latest.length === 0) return { skip: 'There is no work or project to look at yet.' };
    const text = searchable(
      latest
        .flatMap(({ name, technologies, bullets }) => [name, ...technologies, ...bullets.map((bullet) => bullet.text)])
        .join(' | '),
    );
    const wanted = occupation?.skills ?? [];
    const named = [
      ...wanted.flatMap(({ name, names }) => (names.some((one) => mentions(text, one)) ? [name] : [])),
      ...facts.hardSkills.map(({ value }) => value).filter((value) => mentions(text, value)),
    ];
    const found = [...new Map(named.map((name) => [name.toLowerCase(), name])).values()];
    return {
      share: graded(found.length >= MIN_SKILLS, found.length > 0),
      message: `${latest.length === 1 ? 'Your only entry names' : 'Your latest two entries name'} ${found.length === 0 ? 'none of your skills' : listed(found, 5)}.`,
      fix: `Say in your ${latest.length === 1 ? 'entry' : 'two latest entries'} which tools and methods you used.`,
      evidence: latest.flatMap(ofEntry),
    };
  },
};
