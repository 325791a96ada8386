import type { Line } from '../document/line';

/** What a part of a resume is about; `custom` has a heading that is none of the others. */
export type SectionKind =
  | 'header'
  | 'summary'
  | 'experience'
  | 'internships'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certifications'
  | 'achievements'
  | 'publications'
  | 'training'
  | 'languages'
  | 'interests'
  | 'personal'
  | 'declaration'
  | 'references'
  | 'volunteer'
  | 'custom';

/** A part of the resume: its heading and the lines below it. */
export interface Section {
  /** More than one where a heading names more (`Education & Certifications`). The first is the one its lines belong to in doubt. */
  readonly kinds: readonly [SectionKind, ...SectionKind[]];
  /** Missing for the header and for parts found by their content alone. */
  readonly heading?: Line;
  readonly lines: readonly Line[];
  /** 0 to 1. */
  readonly confidence: number;
}
