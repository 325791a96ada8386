import type { Course } from './course';

/** What the visitor narrows the catalogue by; empty means no restriction. */
export interface CourseFilter {
  readonly search: string;
  readonly category: string;
}

export const isFiltering = ({ search, category }: CourseFilter) => search.trim() !== '' || category !== '';

/** Courses of the category in which every word of the search occurs, in the order given. */
export function filterCourses(courses: readonly Course[], { search, category }: CourseFilter): readonly Course[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return courses.filter((course) => {
    if (category !== '' && fold(course.category) !== fold(category)) return false;
    const searched = fold([course.name, course.description, course.category, course.genre, course.provider].join(' '));
    return words.every((word) => searched.includes(word));
  });
}

/** The categories found in the courses, each once, in alphabetical order. */
export function categoriesOf(courses: readonly Course[]): readonly string[] {
  const byFolded = new Map(courses.map(({ category }) => [fold(category), category] as const));
  return [...byFolded.values()].filter((category) => category !== '').sort((a, b) => a.localeCompare(b, 'en-IN'));
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-IN');
