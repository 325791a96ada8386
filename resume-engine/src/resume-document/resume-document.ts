export type ResumeLocation = {
  readonly address?: string;
  readonly postalCode?: string;
  readonly city?: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string;
  readonly region?: string;
};

export type Profile = { readonly network?: string; readonly username?: string; readonly url?: string };

export type Basics = {
  readonly name?: string;
  readonly label?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly url?: string;
  readonly summary?: string;
  readonly location?: ResumeLocation;
  readonly profiles?: readonly Profile[];
};

/**
 * `startDate` and `endDate` are ISO 8601 (`2021`, `2021-04`, `2021-04-15`) or, if less exact, as
 * the person wrote them.
 */
export type Period = { readonly startDate?: string; readonly endDate?: string };

export type Experience = Period & {
  readonly name?: string;
  readonly position?: string;
  readonly location?: string;
  readonly summary?: string;
  readonly highlights?: readonly string[];
};

export type Education = Period & {
  readonly institution?: string;
  readonly studyType?: string;
  readonly area?: string;
  /** The grade, with its scale. */
  readonly score?: string;
  /** An extension. */
  readonly location?: string;
  readonly courses?: readonly string[];
};

export type Project = Period & {
  readonly name?: string;
  readonly description?: string;
  readonly url?: string;
  readonly keywords?: readonly string[];
  readonly highlights?: readonly string[];
};

export type Award = {
  readonly title?: string;
  readonly date?: string;
  readonly awarder?: string;
  readonly summary?: string;
};

export type Certificate = {
  readonly name?: string;
  readonly issuer?: string;
  readonly date?: string;
  readonly url?: string;
};

/** A group of skills. One without a name is not yet sorted into groups. */
export type SkillGroup = { readonly name?: string; readonly level?: string; readonly keywords?: readonly string[] };

export type Language = { readonly language?: string; readonly fluency?: string };

export type Volunteering = Period & {
  readonly organization?: string;
  readonly position?: string;
  readonly summary?: string;
  readonly highlights?: readonly string[];
};

export type Publication = {
  readonly name?: string;
  readonly publisher?: string;
  readonly releaseDate?: string;
  readonly url?: string;
  readonly summary?: string;
};

export type Interest = { readonly name?: string; readonly keywords?: readonly string[] };

/** A reference for the person. */
export type Reference = { readonly name?: string; readonly reference?: string };

/** A section without a member in JSON Resume. */
export type CustomSection = { readonly title?: string; readonly lines?: readonly string[] };

/** Display settings of the portal's editor; other programs may ignore them. */
export type Presentation = {
  readonly template?: string;
  /** Ids of the sections on the page, in order (`sections.ts`). */
  readonly sections?: readonly string[];
  /** Section titles that are not the default ones, by id. */
  readonly titles?: Readonly<Record<string, string | undefined>>;
  /** Their ids are `custom.0`, `custom.1`, …; a removed one is only hidden. */
  readonly custom?: readonly CustomSection[];
};

/**
 * A resume in the editor: a JSON Resume (jsonresume.org, schema 1.0) with `responsibilities`,
 * `education[].location` and `meta.kadam` as extensions. Members not named here are preserved in
 * their objects.
 */
export type ResumeDocument = {
  readonly basics?: Basics;
  readonly work?: readonly Experience[];
  readonly education?: readonly Education[];
  readonly projects?: readonly Project[];
  readonly awards?: readonly Award[];
  readonly certificates?: readonly Certificate[];
  readonly skills?: readonly SkillGroup[];
  readonly languages?: readonly Language[];
  readonly responsibilities?: readonly string[];
  readonly volunteer?: readonly Volunteering[];
  readonly publications?: readonly Publication[];
  readonly interests?: readonly Interest[];
  readonly references?: readonly Reference[];
  readonly meta?: { readonly kadam?: Presentation };
};

export const EMPTY_RESUME: ResumeDocument = {};
