import type { TeachingCourse } from '@kadam/shared/contract/learning';
import type { Syllabus, TaughtCourse } from './syllabus';

/** A course that teaches a skill, and the line that mentions it. */
export interface Teaching {
  readonly course: TaughtCourse;
  readonly line: string;
}

/**
 * The courses that teach these skills: preferably one named after the skill, otherwise the one that
 * teaches most of them.
 */
export function teachingsOf(skills: readonly string[], syllabus: Syllabus): ReadonlyMap<string, Teaching> {
  const found = new Map(skills.map((skill) => [skill, syllabus(skill)]));
  const uses = new Map<TaughtCourse, number>();
  for (const lines of found.values()) for (const course of lines.keys()) uses.set(course, (uses.get(course) ?? 0) + 1);

  const entries = [...found].flatMap(([skill, lines]) => {
    const [best] = [...lines.values()].sort(
      (one, other) => other.weight - one.weight || (uses.get(other.course) ?? 0) - (uses.get(one.course) ?? 0),
    );
    return best ? [[skill, { course: best.course, line: best.text }] as const] : [];
  });
  return new Map(entries);
}

/** Each course with the skills for which it was chosen; courses with the most skills first. */
export function coursesOf(teachings: ReadonlyMap<string, Teaching>): TeachingCourse[] {
  const byId = new Map<string, TeachingCourse>();
  for (const [skill, { course, line }] of teachings) {
    const teaches = [...(byId.get(course.id)?.teaches ?? []), { skill, line }];
    byId.set(course.id, { ...course, teaches });
  }
  return [...byId.values()].sort((one, other) => other.teaches.length - one.teaches.length);
}
