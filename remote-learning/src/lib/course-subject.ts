import type { Course } from './course';

const ofTitle = [
  [/\bresumes?\b/i, 'writing'],
  [/\b(excel|spreadsheets?|sql)\b/i, 'spreadsheet'],
  [/\b(english|communication|speaking|interview|social media)\b/i, 'speech'],
  [/\b(ui|ux|ui\/ux|app design)\b/i, 'screens'],
  [/\b(motion|video|film)\b/i, 'video'],
  [/\b(seo|search engine)\b/i, 'search'],
  [/\b(writing|copywriting)\b/i, 'writing'],
  [/\b(banking|credit|loans?)\b/i, 'bank'],
  [/\b(care|caregiving|nursing)\b/i, 'care'],
  [/\b(laboratory|phlebotomy|pharmacy)\b/i, 'laboratory'],
  [/\b(interiors?|furniture)\b/i, 'interior'],
  [/\b(tax|taxation)\b/i, 'tax'],
  [/\b(front office|reception)\b/i, 'reception'],
  [/\b(web services|backend|devops)\b/i, 'server'],
  [/\b(frontend|react|web development)\b/i, 'browser'],
] as const;

const ofCategory = [
  [/market|social|sales|advert/i, 'marketing'],
  [/health|medic|nurs|pharma/i, 'healthcare'],
  [/financ|account|tax|bank|commerce/i, 'finance'],
  [/design|graphic|\bart/i, 'design'],
  [/software|data|program|comput|cloud|\bit\b|technology/i, 'software'],
  [/career|skill|leader/i, 'career'],
] as const;

export type CourseSubject = (typeof ofTitle)[number][1] | (typeof ofCategory)[number][1] | 'course';

/** The subject by words of title and genre, else by category, else `course`. */
export function subjectOf({ name, genre, category }: Pick<Course, 'name' | 'genre' | 'category'>): CourseSubject {
  return subjectIn(ofTitle, `${name} ${genre}`) ?? subjectIn(ofCategory, category) ?? 'course';
}

type Clues = readonly (readonly [RegExp, CourseSubject])[];

const subjectIn = (clues: Clues, text: string) => clues.find(([words]) => words.test(text))?.[1];
