/**
 * A resume as used by the pages and the API (specification, section 3). Texts are as written;
 * missing values are empty.
 */
export interface ParsedResume {
  readonly contact: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly location: string;
    readonly links: readonly string[];
  };
  readonly summary: string;
  readonly technicalSkills: readonly string[];
  readonly softSkills: readonly string[];
  readonly skills: readonly string[];
  readonly experience: readonly ParsedExperience[];
  readonly education: readonly ParsedEducation[];
  readonly projects: readonly ParsedProject[];
  /** Each `Name – Issuer (Year)`, as far as known. */
  readonly certifications: readonly string[];
  readonly languages: readonly string[];
  readonly achievements: readonly string[];
}

export interface ParsedExperience {
  readonly company: string;
  readonly role: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly location: string;
  readonly bullets: readonly string[];
}

export interface ParsedEducation {
  readonly institution: string;
  readonly degree: string;
  readonly field: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly year?: string | undefined;
  /** As written, with its scale. */
  readonly grade?: string | undefined;
  readonly bullets: readonly string[];
}

export interface ParsedProject {
  readonly name: string;
  readonly technologies: readonly string[];
  readonly description: string;
}
