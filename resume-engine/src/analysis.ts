import type { ParsedResume } from './parsed-resume';
import type { ResumeDocument } from './resume-document/resume-document';

/** The four bars of the report page, each 0 to 100. */
export type Panel = 'content' | 'section' | 'atsEssentials' | 'tailoring';

/**
 * The category a check's points count towards; `parseRate` adds the 20 points outside the
 * categories.
 */
export type Category =
  | 'formatStructure'
  | 'keywordsSkills'
  | 'experienceAchievements'
  | 'educationCertifications'
  | 'contactInformation'
  | 'atsCompatibility'
  | 'parseRate';

/** `skip`: does not apply to this resume; its points go to the other checks of its category. */
export type CheckStatus = 'pass' | 'warn' | 'fail' | 'skip';

/**
 * A place in the resume to highlight. `line` is an index as in `Analysis.reading`; -1 means the
 * whole page.
 */
export interface Evidence {
  readonly page: number;
  readonly line: number;
  readonly text: string;
}

/** Result of one check. Points are rounded to two decimals; `points + gain = max`. */
export interface CheckResult {
  /** `E2`: stable, as in the design's catalogue. */
  readonly id: string;
  readonly panel: Panel;
  readonly category: Category;
  readonly title: string;
  readonly status: CheckStatus;
  readonly points: number;
  /** After redistribution of skipped checks' points in the category; 0 for a skipped check. */
  readonly max: number;
  /**
   * Points of the overall score gained by fixing it. All gains add up to 100 minus the score before
   * ceilings.
   */
  readonly gain: number;
  readonly message: string;
  readonly why: string;
  readonly fix?: string;
  readonly example?: { readonly before: string; readonly after: string };
  readonly evidence: readonly Evidence[];
}

/** Advice that does not change the score. */
export interface Tip {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly evidence: readonly Evidence[];
}

/**
 * How much of the resume a basic applicant tracking system extracts: each part 0 to 1, with one
 * sentence.
 */
export interface ParseRatePart {
  readonly value: number;
  readonly sentence: string;
}

export interface ParseRateReport {
  readonly text: ParseRatePart;
  readonly order: ParseRatePart;
  readonly sections: ParseRatePart;
  readonly fields: ParseRatePart;
}

/**
 * A bullet with a better wording of the same facts, or a note on information only the person can
 * add.
 */
export interface EnhancedBullet {
  readonly original: string;
  readonly improved?: string;
  readonly note?: string;
}

export interface EnhancedResume {
  /** Built from facts in the resume; missing if there are too few. */
  readonly bestSummary?: string;
  readonly skills: {
    readonly enhancedSkills: readonly { readonly group: string; readonly skills: readonly string[] }[];
    readonly suggested: readonly string[];
  };
  readonly experience: readonly {
    readonly company: string;
    readonly role: string;
    readonly bullets: readonly EnhancedBullet[];
  }[];
  readonly certifications: readonly string[];
}

/** A parsed value. Below a confidence of 0.6 the page asks the person to review it. */
export interface ReadField {
  readonly path: string;
  readonly value: string;
  readonly confidence: number;
  readonly evidence: readonly Evidence[];
}

export interface ReadingLine {
  readonly page: number;
  readonly line: number;
  readonly text: string;
  readonly section: string;
}

/** What a file appears to be if it is not the resume of one person in English. */
export interface OtherDocument {
  readonly kind:
    | 'invoice'
    | 'statement'
    | 'recipe'
    | 'jobAd'
    | 'coverLetter'
    | 'transcript'
    | 'other'
    | 'language'
    | 'people'
    | 'scan';
  /** Sentences for the person who uploaded it. */
  readonly title: string;
  readonly reason: string;
  readonly advice: string;
}

/** The result for one resume: plain data that can be serialised as JSON. */
export interface Analysis {
  readonly engineVersion: string;
  /** Set if nothing is scored: all points are 0, and there are no checks and no suggestions. */
  readonly otherDocument?: OtherDocument;
  readonly overallScore: number;
  /** Points of 15, 20, 20, 10, 5 and 10; `atsParseRate` 0 to 1 adds the other 20. */
  readonly categoryScores: Readonly<Record<Exclude<Category, 'parseRate'>, number>> & { readonly atsParseRate: number };
  readonly strengths: readonly string[];
  readonly weaknesses: readonly string[];
  readonly recommendations: readonly string[];
  /**
   * Skills usual for the occupation, or named in the job description, that are missing in the
   * resume.
   */
  readonly keywordSuggestions: readonly string[];
  readonly uiPanels: Readonly<Record<Panel, number>>;
  readonly issues: number;
  /**
   * Set if the score is limited although its points add up to more; `checks` are the ids of those
   * whose fixes lift the limit.
   */
  readonly ceiling?: { readonly limit: number; readonly reason: string; readonly checks: readonly string[] };
  readonly parseRate: ParseRateReport;
  /** What skills were compared with: a known occupation, the job description, or nothing. */
  readonly role?: { readonly name: string; readonly source: 'resume' | 'jobDescription' };
  readonly checks: readonly CheckResult[];
  readonly tips: readonly Tip[];
  readonly enhancedResume: EnhancedResume;
  readonly parsedResume: ParsedResume;
  /** The resume for the editor: each text once, sections in the order of the file. */
  readonly jsonResume: ResumeDocument;
  /** Texts of the file that are not in `jsonResume`, in reading order. */
  readonly notImported: readonly string[];
  readonly fields: readonly ReadField[];
  readonly reading: readonly ReadingLine[];
}
