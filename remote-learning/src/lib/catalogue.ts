import type { Course } from './course';

/** What the visitor narrows the catalogue by; empty means no restriction. */
export interface CourseFilter {
  readonly search: string;
  readonly category: string;
}

/** The courses, made ready once for being searched with every key. */
export interface Catalogue {
  /** The categories found, each once, in alphabetical order. */
  readonly categories: readonly string[];
  readonly entries: readonly Entry[];
}

interface Entry {
  readonly course: Course;
  readonly category: string;
  readonly text: string;
}

/** Courses a page: eight rows of three. */
const COURSES_PER_PAGE = 24;

export function toCatalogue(courses: readonly Course[]): Catalogue {
  const entries = courses.map((course) => ({
    course,
    category: fold(course.category),
    text: fold([course.name, course.description, course.category, course.genre, course.provider].join(' ')),
  }));
  return { categories: categoriesOf(entries), entries };
}

/** The category as the catalogue writes it; one that no course has stays as it was asked for. */
export function knownCategory({ categories }: Catalogue, asked: string): string {
  const wanted = fold(asked.trim());
  return categories.find((category) => fold(category) === wanted) ?? asked.trim();
}

/** Courses of the category in which every word of the search occurs, in the order given. */
export function findCourses(catalogue: Catalogue, { search, category }: CourseFilter): readonly Course[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const wanted = fold(category);
  return catalogue.entries
    .filter((entry) => (wanted === '' || entry.category === wanted) && words.every((word) => entry.text.includes(word)))
    .map(({ course }) => course);
}

/** The part of a list that a page shows. A page beyond the end, of an old link, is the last one. */
export function pageOf(courses: readonly Course[], asked: number) {
  const totalPages = Math.max(1, Math.ceil(courses.length / COURSES_PER_PAGE));
  const page = Math.min(Math.max(1, asked), totalPages);
  return { page, totalPages, courses: courses.slice((page - 1) * COURSES_PER_PAGE, page * COURSES_PER_PAGE) };
}

export const isFiltering = ({ search, category }: CourseFilter) => search.trim() !== '' || category !== '';

function categoriesOf(entries: readonly Entry[]): readonly string[] {
  const byFolded = new Map(entries.map(({ category, course }) => [category, course.category] as const));
  byFolded.delete('');
  return [...byFolded.values()].sort((a, b) => a.localeCompare(b, 'en-IN'));
}

// Most texts are plain, and a catalogue can be thousands of them.
const fold = (text: string) =>
  (PLAIN.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLocaleLowerCase('en-IN');

const PLAIN = /^[ -~]*$/;
