import { knownSkill } from '@kadam/resume-engine/skills';
import type { Course, TeachingCourse } from '@kadam/shared/contract/learning';
import { namesSkill, type SkillText, skillText } from '../resume';

/** A course that teaches a skill, and the line that mentions it. */
export interface Teaching {
  readonly course: TaughtCourse;
  readonly line: string;
}

/** A line of a course that may name a skill; the name of the course weighs most. */
interface CourseLine extends SkillText {
  readonly weight: number;
}

export interface TaughtCourse extends Pick<Course, 'id' | 'name' | 'provider' | 'duration'> {
  readonly lines: readonly CourseLine[];
}

const NAME = 3;

export const taughtCourse = ({ curriculum, learningOutcomes, ...course }: Course): TaughtCourse => ({
  id: course.id,
  name: course.name,
  provider: course.provider,
  duration: course.duration,
  lines: [
    { ...skillText(course.name), weight: NAME },
    ...curriculum.map(({ title }) => ({ ...skillText(title), weight: 2 })),
    ...learningOutcomes.map((text) => ({ ...skillText(text), weight: 1 })),
  ],
});

interface Candidate {
  readonly course: TaughtCourse;
  readonly words: ReadonlyMap<string, CourseLine>;
}

/**
 * The courses that teach these skills: preferably one named after it, then the one that teaches
 * most of them.
 */
export function teachingsOf(
  skills: readonly string[],
  courses: readonly TaughtCourse[],
): ReadonlyMap<string, Teaching> {
  const candidates = courses.map((course) => ({ course, words: linesFor(skills, course) }));
  const entries = skills.flatMap((skill) => {
    const best = candidates.filter(({ words }) => words.has(skill)).toSorted(byUse(skill))[0];
    const line = best?.words.get(skill);
    return best && line ? [[skill, { course: best.course, line: line.text }] as const] : [];
  });
  return new Map(entries);
}

/** Each course with the skills for which it was chosen; the one with most skills comes first. */
export function coursesOf(teachings: ReadonlyMap<string, Teaching>): TeachingCourse[] {
  const byId = new Map<string, TeachingCourse>();
  for (const [skill, { course, line }] of teachings) {
    const { id, name, provider, duration } = course;
    const teaches = [...(byId.get(id)?.teaches ?? []), { skill, line }];
    byId.set(id, { id, name, provider, duration, teaches });
  }
  return [...byId.values()].sort((one, other) => other.teaches.length - one.teaches.length);
}

const byUse = (skill: string) => (one: Candidate, other: Candidate) =>
  weightOf(other, skill) - weightOf(one, skill) || other.words.size - one.words.size;

const weightOf = ({ words }: Candidate, skill: string) => words.get(skill)?.weight ?? 0;

// Soft skills such as 'Communication' count in the title only: every course mentions them
// somewhere.
const linesFor = (skills: readonly string[], { lines }: TaughtCourse) =>
  new Map(
    skills.flatMap((skill) => {
      const isSoft = knownSkill(skill)?.kind === 'soft';
      const line = lines.find((one) => (!isSoft || one.weight === NAME) && namesSkill(one, skill));
      return line ? [[skill, line] as const] : [];
    }),
  );
