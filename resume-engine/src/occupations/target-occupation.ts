import type { Resume } from '../resume/resume';
import { mentions, searchable } from '../wording/mentions';
import { termsOf } from './job-description';
import { OCCUPATIONS, type Occupation, type WantedSkill } from './occupations';
import { likeness } from './title';

/** What the skills of a resume are compared with. */
export interface TargetOccupation {
  readonly name: string;
  readonly source: 'resume' | 'jobDescription';
  readonly skills: readonly WantedSkill[];
  readonly titles: readonly string[];
  readonly hasCertificates: boolean;
}

const LIKE_ENOUGH = 0.88;
const SURE_ENOUGH = 0.35;
const MIN_SKILLS = 4;

/**
 * The occupation to compare with: from the job description, otherwise by titles, otherwise by
 * skills, otherwise undefined.
 */
export function targetOccupation(resume: Resume, jobDescription?: string): TargetOccupation | undefined {
  const description = jobDescription?.trim() ?? '';
  if (description !== '') return fromDescription(description);
  const profile = byTitle(titlesOf(resume)) ?? bySkills(resume.skills.map(({ value }) => value));
  return profile && { ...profile, source: 'resume' };
}

const titlesOf = ({ headline, experience }: Resume) =>
  [headline?.value, ...experience.map(({ title }) => title?.value)].filter((title) => title !== undefined).slice(0, 3);

function byTitle(titles: readonly string[]): Occupation | undefined {
  for (const title of titles) {
    const scored = OCCUPATIONS.map((profile) => ({
      profile,
      like: Math.max(...profile.titles.map((known) => likeness(title, known))),
    })).sort((one, other) => other.like - one.like);
    if (scored[0] && scored[0].like >= LIKE_ENOUGH) return scored[0].profile;
  }
  return undefined;
}

function bySkills(skills: readonly string[]): Occupation | undefined {
  const prepared = searchable(skills.join(' | '));
  const scored = OCCUPATIONS.map((profile) => {
    const hits = profile.skills.filter(({ names }) => names.some((name) => mentions(prepared, name)));
    const weight = Math.sqrt(sum(profile.skills.map((skill) => skill.weight ** 2)));
    return {
      profile,
      hits: hits.length,
      cosine: sum(hits.map((hit) => hit.weight)) / (weight * Math.sqrt(skills.length || 1)),
    };
  }).sort((one, other) => other.cosine - one.cosine);
  const [best] = scored;
  return best && best.hits >= MIN_SKILLS && best.cosine >= SURE_ENOUGH ? best.profile : undefined;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

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
