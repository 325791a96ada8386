import type { Resume } from '../resume/resume';
import { mentions, searchable } from '../wording/mentions';
import { termsOf } from './job-description';
import { OCCUPATIONS, type Occupation, type WantedSkill } from './occupations';
import { likeness, titleOf, type Title } from './title';

/** What the skills of a resume are compared with. */
export interface TargetOccupation {
  readonly name: string;
  readonly source: 'resume' | 'jobDescription';
  readonly skills: readonly WantedSkill[];
  readonly titles: readonly string[];
  readonly hasCertificates: boolean;
}

const LIKE_ENOUGH = 0.88;

/**
 * The occupation to compare with: from the job description, otherwise by the headline or the titles
 * of the latest jobs. Skills and internships do not tell which job a person aims for.
 */
export function targetOccupation(resume: Resume, jobDescription?: string): TargetOccupation | undefined {
  const description = jobDescription?.trim() ?? '';
  if (description !== '') return fromDescription(description);
  const profile = byTitle(titlesOf(resume));
  return profile && { ...profile, source: 'resume' };
}

const titlesOf = ({ headline, experience }: Resume) =>
  [headline?.value, ...experience.filter(({ isInternship }) => !isInternship).map(({ title }) => title?.value)]
    .filter((title) => title !== undefined)
    .slice(0, 3);

interface KnownTitles {
  readonly profile: Occupation;
  readonly titles: readonly Title[];
}

let known: readonly KnownTitles[] | undefined;
const knownTitles = () => (known ??= OCCUPATIONS.map((profile) => ({ profile, titles: profile.titles.map(titleOf) })));

function byTitle(titles: readonly string[]): Occupation | undefined {
  for (const title of titles.map(titleOf)) {
    const scored = knownTitles()
      .map(({ profile, titles: own }) => ({
        profile,
        like: Math.max(...own.map((one) => likeness(title, one))),
      }))
      .sort((one, other) => other.like - one.like);
    if (scored[0] && scored[0].like >= LIKE_ENOUGH) return scored[0].profile;
  }
  return undefined;
}

function fromDescription(description: string): TargetOccupation | undefined {
  const skills = termsOf(description);
  if (skills.length === 0) return undefined;
  const opening = description.split('\n').slice(0, 5).join('\n');
  const prepared = searchable(opening);
  const named = OCCUPATIONS.flatMap(({ titles }) => titles)
    .filter((title) => mentions(prepared, title))
    .sort((one, other) => other.length - one.length)[0];
  const profile = OCCUPATIONS.find(({ titles }) => named !== undefined && titles.includes(named));
  return {
    name: named ?? 'the job description',
    source: 'jobDescription',
    skills,
    titles: profile?.titles ?? [],
    hasCertificates: profile?.hasCertificates ?? true,
  };
}
