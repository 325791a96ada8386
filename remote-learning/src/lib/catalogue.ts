import type { Course } from './course';

/** Empty means no restriction. */
export interface CourseFilter {
  readonly search: string;
  readonly category: string;
}

/** The courses, prepared for searching on every key. */
export interface Catalogue {
  /** Unique, in alphabetical order. */
  readonly categories: readonly string[];
  readonly entries: readonly Entry[];
}

interface Entry {
  readonly course: Course;
  readonly category: string;
  readonly text: string;
}

/** Eight rows of three. */
const COURSES_PER_PAGE = 24;

export function toCatalogue(courses: readonly Course[]): Catalogue {
  const entries = courses.map((course) => ({
    course,
    category: fold(course.category),
    text: fold([course.name, course.description, course.category, course.genre, course.provider].join(' ')),
  }));
  return { categories: categoriesOf(entries), entries };
}

/** The category in the catalogue's spelling; an unknown one is returned as it is. */
export function knownCategory({ categories }: Catalogue, requested: string): string {
  const wanted = fold(requested.trim());
  return categories.find((category) => fold(category) === wanted) ?? requested.trim();
}

/** Courses of the category that contain every word of the search. */
export function findCourses(catalogue: Catalogue, { search, category }: CourseFilter): readonly Course[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const wanted = fold(category);
  return catalogue.entries
    .filter((entry) => (wanted === '' || entry.category === wanted) && words.every((word) => entry.text.includes(word)))
    .map(({ course }) => course);
}

/** One page of the list; a page number beyond the end means the last page. */
export function pageOf(courses: readonly Course[], requested: number) {
  const totalPages = Math.max(1, Math.ceil(courses.length / COURSES_PER_PAGE));
  const page = Math.min(Math.max(1, requested), totalPages);
  return { page, totalPages, courses: courses.slice((page - 1) * COURSES_PER_PAGE, page * COURSES_PER_PAGE) };
}

export const isFiltering = ({ search, category }: CourseFilter) => search.trim() !== '' || category !== '';

function categoriesOf(entries: readonly Entry[]): readonly string[] {
  const byFolded = new Map(entries.map(({ category, course }) => [category, course.category] as const));
  byFolded.delete('');
  return [...byFolded.values()].sort((a, b) => a.localeCompare(b, 'en-IN'));
}

// A fast path: most texts are ASCII, and a catalogue has thousands.
const fold = (text: string) =>
  (PLAIN.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLocaleLowerCase('en-IN');

const PLAIN = /^[ -~]*$/;
