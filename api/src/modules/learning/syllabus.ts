import { knownSkill, mentions, searchable } from '@kadam/resume-engine/skills';
import type { Course } from '@kadam/shared/contract/learning';
import { skillKey, type SkillText, skillText } from '../resume';

export type TaughtCourse = Pick<Course, 'id' | 'name' | 'provider' | 'duration'>;

/** A line of a course that may name a skill; the name of the course has the highest weight. */
export interface SyllabusLine extends SkillText {
  readonly course: TaughtCourse;
  readonly weight: number;
}

const NAME = 3;
const MODULE = 2;
const OUTCOME = 1;

/**
 * Looks up skills in the lines of all courses, by the first word of a skill: clients may ask for
 * any words, so a lookup must not compare each of them with every line.
 * @returns the first line of each course that names a skill
 */
export function createSyllabus(courses: readonly Course[]) {
  const byKey = new Map<string, SyllabusLine[]>();
  const byWord = new Map<string, SyllabusLine[]>();
  for (const line of courses.flatMap(linesOf)) {
    for (const key of line.keys) add(byKey, key, line);
    for (const word of new Set(line.words.trim().split(' '))) add(byWord, word, line);
  }

  return (skill: string): ReadonlyMap<TaughtCourse, SyllabusLine> => {
    const key = skillKey(skill);
    const [word = ''] = searchable(skill).trim().split(' ');
    const lines = [byKey.get(key), byWord.get(word), byWord.get(`${word}s`)].flatMap((found) => found ?? []);
    // Soft skills such as 'Communication' only count in the name: every course mentions them
    // somewhere.
    const isSoft = knownSkill(skill)?.kind === 'soft';
    const isNamed = ({ keys, words }: SyllabusLine) => keys.has(key) || mentions(words, skill);
    const first = new Map<TaughtCourse, SyllabusLine>();
    for (const line of lines)
      if ((!isSoft || line.weight === NAME) && line.weight > (first.get(line.course)?.weight ?? 0) && isNamed(line))
        first.set(line.course, line);
    return first;
  };
}

export type Syllabus = ReturnType<typeof createSyllabus>;

function linesOf({ id, name, provider, duration, curriculum, learningOutcomes }: Course): SyllabusLine[] {
  const course = { id, name, provider, duration };
  return [
    { ...skillText(name), course, weight: NAME },
    ...curriculum.map(({ title }) => ({ ...skillText(title), course, weight: MODULE })),
    ...learningOutcomes.map((text) => ({ ...skillText(text), course, weight: OUTCOME })),
  ];
}

function add(index: Map<string, SyllabusLine[]>, word: string, line: SyllabusLine): void {
  const lines = index.get(word);
  if (lines) lines.push(line);
  else index.set(word, [line]);
}
