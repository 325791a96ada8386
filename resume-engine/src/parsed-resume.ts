/** A resume as the portal's pages and its API pass it on (specification, section 3). Texts are as written; what was not found is empty. */
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
  /** Both kinds and those of no known kind, in the order of the resume. */
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
  /** Of the end, or the only one. */
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
