import { BRAND, type Sample } from '@kadam/shared/contract/brand';
import { asRecord, readText } from './json-values';

/** A batch that takes enrollments. Texts are '' if unknown. */
export interface Batch {
  readonly id: string;
  /** ISO dates, both included. */
  readonly startDate: string;
  readonly endDate: string;
  /** Days and times. */
  readonly times: string;
  readonly mode: string;
  readonly place: string;
  readonly instructor: string;
  readonly languages: readonly string[];
  /** Rupees, 0 for free; null if unknown. */
  readonly fee: number | null;
  /** Seats that are left. */
  readonly free: number;
}

export interface Course {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly image: string | null;
  readonly duration: string;
  readonly level: string;
  /** Rupees, 0 for free; null if unknown. */
  readonly fee: number | null;
  /** ISO date; '' if unknown. */
  readonly startDate: string;
  /** '' if unknown. */
  readonly mode: string;
  readonly category: string;
  readonly genre: string;
  readonly provider: string;
  readonly synopsis: string;
  readonly fullSynopsis: string;
  readonly students: number;
  readonly features: readonly string[];
  readonly learningOutcomes: readonly string[];
  readonly curriculum: readonly string[];
  /** The next one first. */
  readonly batches: readonly Batch[];
  /** False for a card: the page has to load the rest. */
  readonly isWhole: boolean;
}

const DEFAULT_LEVEL = 'Beginner';
const DEFAULT_STUDENTS: Sample<'students', number> = 1200;
const PAGE_FIELDS = ['synopsis', 'fullSynopsis', 'features', 'learningOutcomes', 'curriculum'];

/** Parses a list or an object with `courses`, without duplicates. */
export function parseCourses(response: unknown): readonly Course[] | undefined {
  const list = Array.isArray(response) ? (response as unknown[]) : asRecord(response)?.courses;
  if (!Array.isArray(list)) return undefined;
  const byId = new Map<string, Course>();
  for (const course of (list as unknown[]).flatMap((entry) => readCourse(entry) ?? []))
    if (!byId.has(course.id)) byId.set(course.id, course);
  return [...byId.values()];
}

/** Parses a course, or an object with `course`; undefined without id and name. */
export function parseCourse(response: unknown): Course | undefined {
  return readCourse(asRecord(response)?.course ?? response);
}

function readCourse(entry: unknown): Course | undefined {
  const source = asRecord(entry) ?? {};
  const id = readText(source.id);
  const name = readTitle(source);
  if (id === '' || name === '') return undefined;
  const category = readNamed(source.category);
  return {
    id,
    name,
    image: readText(source.image) || readText(source.imageUrl) || null,
    duration: readText(source.duration),
    level: readText(source.level) || DEFAULT_LEVEL,
    fee: readCount(source.fee) ?? null,
    startDate: readText(source.startDate),
    mode: readText(source.mode),
    category,
    genre: readNamed(source.genre) || category,
    provider: readNamed(source.provider) || BRAND.name,
    students: readCount(source.students) ?? readCount(source.studentCount) ?? DEFAULT_STUDENTS,
    features: readList(source.features),
    learningOutcomes: readList(source.learningOutcomes),
    curriculum: readList(source.curriculum),
    batches: readBatches(source.batches),
    isWhole: PAGE_FIELDS.some((field) => field in source),
    ...readTexts(source),
  };
}

const readBatches = (value: unknown): Batch[] =>
  Array.isArray(value) ? (value as unknown[]).flatMap((entry) => readBatch(entry) ?? []) : [];

function readBatch(entry: unknown): Batch | undefined {
  const source = asRecord(entry) ?? {};
  const [id, startDate] = [readText(source.id), readText(source.startDate)];
  if (id === '' || startDate === '') return undefined;
  return {
    id,
    startDate,
    endDate: readText(source.endDate),
    times: readText(source.times),
    mode: readText(source.mode),
    place: readText(source.place),
    instructor: readText(source.instructor),
    languages: readList(source.languages),
    fee: readCount(source.fee) ?? null,
    free: readCount(source.free) ?? 0,
  };
}

function readTexts(source: Record<string, unknown>) {
  const description = readText(source.description);
  const fullSynopsis = readText(source.fullSynopsis);
  const synopsis = readText(source.synopsis) || description || fullSynopsis;
  return { description: description || synopsis, synopsis, fullSynopsis: fullSynopsis || synopsis };
}

const readTitle = (source: Record<string, unknown>) => readText(source.name) || readText(source.title);

function readNamed(value: unknown): string {
  const record = asRecord(value);
  return record ? readTitle(record) : readText(value);
}

function readCount(value: unknown): number | undefined {
  // A text may be grouped: '1,20,000'.
  const text = readText(value).replaceAll(',', '');
  const count = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(count) && count >= 0 ? Math.floor(count) : undefined;
}

const readList = (value: unknown): string[] =>
  Array.isArray(value) ? (value as unknown[]).map(readNamed).filter((text) => text !== '') : [];
