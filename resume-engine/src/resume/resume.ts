import type { Field } from '../document/span';
import type { Line } from '../document/line';

/** A date as precise as in the resume. `month` 1 to 12. */
export interface ResumeDate {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

/** `raw` of each end is as written (`Apr'19`, `till date`). An open end has no date. */
export interface DateRange {
  readonly start?: Field<ResumeDate>;
  readonly end?: Field<ResumeDate | 'present'>;
}

/** A sentence or bullet of an entry, its lines joined. */
export interface Bullet {
  readonly text: string;
  readonly lines: readonly Line[];
  /** False for a paragraph without a bullet glyph. */
  readonly hasGlyph: boolean;
}

export interface ExperienceEntry {
  readonly title?: Field<string>;
  readonly company?: Field<string>;
  readonly location?: Field<string>;
  readonly dates: DateRange;
  readonly isInternship: boolean;
  readonly bullets: readonly Bullet[];
  readonly lines: readonly Line[];
}

export type GradeKind = 'cgpa' | 'gpa' | 'percent' | 'class' | 'letter';

export interface EducationEntry {
  /** As written without the field of study: `B.Tech`, `Bachelor of Science`, `Class XII`. */
  readonly degree?: Field<string>;
  readonly field?: Field<string>;
  readonly institution?: Field<string>;
  readonly board?: Field<string>;
  readonly location?: Field<string>;
  readonly dates: DateRange;
  readonly grade?: Field<{ readonly value: number | string; readonly scale?: number; readonly kind: GradeKind }>;
  readonly bullets: readonly Bullet[];
  readonly lines: readonly Line[];
}

export interface Project {
  readonly name: Field<string>;
  readonly technologies: readonly string[];
  readonly dates: DateRange;
  readonly bullets: readonly Bullet[];
  readonly lines: readonly Line[];
}

export interface Certification {
  readonly name: Field<string>;
  readonly issuer?: Field<string>;
  readonly date?: Field<ResumeDate>;
  readonly expires?: Field<ResumeDate>;
}

export interface Skill extends Field<string> {
  /** `unknown` is listed as a skill but not in the dictionary. */
  readonly kind: 'technical' | 'soft' | 'unknown';
  readonly group?: string;
}

export interface Contact {
  readonly name?: Field<string>;
  readonly email?: Field<string>;
  readonly phone?: Field<string>;
  readonly location?: Field<string>;
  readonly links: readonly Field<string>[];
}

/** A parsed resume, each value with its evidence. */
export interface Resume {
  readonly contact: Contact;
  readonly headline?: Field<string>;
  readonly summary?: Field<string>;
  readonly experience: readonly ExperienceEntry[];
  readonly education: readonly EducationEntry[];
  readonly projects: readonly Project[];
  readonly certifications: readonly Certification[];
  readonly skills: readonly Skill[];
  readonly languages: readonly Field<string>[];
  readonly achievements: readonly Bullet[];
}
