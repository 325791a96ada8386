import type { Line } from '../document/line';

/** The topic of a section; `custom` has a heading that is none of the others. */
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

/** A section of the resume: its heading and the lines below it. */
export interface Section {
  /**
   * Several if a heading names several (`Education & Certifications`). The first is the default for
   * its lines.
   */
  readonly kinds: readonly [SectionKind, ...SectionKind[]];
  readonly heading?: Line;
  readonly lines: readonly Line[];
  readonly confidence: number;
}
