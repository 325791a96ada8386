import type { ParsedResume } from './parsed-resume';

/** The four bars of the page, each 0 to 100. */
export type Panel = 'content' | 'section' | 'atsEssentials' | 'tailoring';

/** What the points of a check count for; `parseRate` gives the 20 points that are no category of their own. */
export type Category =
  | 'formatStructure'
  | 'keywordsSkills'
  | 'experienceAchievements'
  | 'educationCertifications'
  | 'contactInformation'
  | 'atsCompatibility'
  | 'parseRate';

/** `skip`: cannot be judged in this resume; its points go to the other checks of its category. */
export type CheckStatus = 'pass' | 'warn' | 'fail' | 'skip';

/** A place in the resume to look at. `line` counts as in `Analysis.reading`, from 0; -1 where the page as a whole is meant. */
export interface Evidence {
  readonly page: number;
  readonly line: number;
  readonly text: string;
}

/** What one check found. Points are rounded to two decimals; `points + gain = max`. */
export interface CheckResult {
  /** `E2`: stable, as in the design's catalogue. */
  readonly id: string;
  readonly panel: Panel;
  readonly category: Category;
  readonly title: string;
  readonly status: CheckStatus;
  readonly points: number;
  /** After the points of skipped checks of the category were shared out; 0 for a skipped check. */
  readonly max: number;
  /** Points of the overall score that mending it brings. All gains add up to 100 less the score before ceilings. */
  readonly gain: number;
  /** What was found, in words. */
  readonly message: string;
  /** Why it matters, one sentence. */
  readonly why: string;
  /** What to do; missing when nothing is to do. */
  readonly fix?: string;
  readonly example?: { readonly before: string; readonly after: string };
  readonly evidence: readonly Evidence[];
}

/** Advice that never moves the score. */
export interface Tip {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly evidence: readonly Evidence[];
}

/** How much of the resume a plain applicant tracking system would keep: each part 0 to 1, with one sentence. */
export interface ParseRatePart {
  readonly value: number;
  readonly sentence: string;
}

export interface ParseRateReport {
  /** Whether the text can be read at all. */
  readonly text: ParseRatePart;
  /** Whether it is read in the order a person reads it. */
  readonly order: ParseRatePart;
  /** Whether it stands under headings that are understood. */
  readonly sections: ParseRatePart;
  /** Whether the expected fields are found. */
  readonly fields: ParseRatePart;
}

/** A bullet with a better wording of the same facts, or a note on what only the person can add. */
export interface EnhancedBullet {
  readonly original: string;
  readonly improved?: string;
  readonly note?: string;
}

export interface EnhancedResume {
  /** Built from facts that stand in the resume; missing when there are too few. */
  readonly bestSummary?: string;
  readonly skills: {
    /** Skills of the resume, those shown in experience or projects first. */
    readonly enhancedSkills: readonly { readonly group: string; readonly skills: readonly string[] }[];
    /** Not in the resume; to be added only where true. */
    readonly suggested: readonly string[];
  };
  readonly experience: readonly {
    readonly company: string;
    readonly role: string;
    readonly bullets: readonly EnhancedBullet[];
  }[];
  readonly certifications: readonly string[];
}

/** One value that was read. Below a confidence of 0.6 a person is asked to look at it. */
export interface ReadField {
  /** `contact.email`, `experience.0.title`. */
  readonly path: string;
  readonly value: string;
  readonly confidence: number;
  readonly evidence: readonly Evidence[];
}

/** A line as a machine reads it, in order. */
export interface ReadingLine {
  readonly page: number;
  readonly line: number;
  readonly text: string;
  readonly section: string;
}

/** Everything the engine answers about one resume: plain data that survives JSON. */
export interface Analysis {
  readonly engineVersion: string;
  /** 0 to 100, whole. */
  readonly overallScore: number;
  /** Points of 15, 20, 20, 10, 5 and 10; `atsParseRate` 0 to 1 gives the other 20. */
  readonly categoryScores: Readonly<Record<Exclude<Category, 'parseRate'>, number>> & { readonly atsParseRate: number };
  readonly strengths: readonly string[];
  readonly weaknesses: readonly string[];
  /** What to do, most worth the effort first. */
  readonly recommendations: readonly string[];
  /** Skills usual for the role, or named in the job description, that the resume does not have. */
  readonly keywordSuggestions: readonly string[];
  readonly uiPanels: Readonly<Record<Panel, number>>;
  /** How many checks warn or fail. */
  readonly issues: number;
  /** Present when the score is held down although its points add up to more. */
  readonly ceiling?: { readonly limit: number; readonly reason: string };
  readonly parseRate: ParseRateReport;
  /** What skills were compared with: a known role, the job description, or nothing. */
  readonly role?: { readonly name: string; readonly source: 'resume' | 'jobDescription' };
  readonly checks: readonly CheckResult[];
  readonly tips: readonly Tip[];
  readonly enhancedResume: EnhancedResume;
  readonly parsedResume: ParsedResume;
  readonly fields: readonly ReadField[];
  readonly reading: readonly ReadingLine[];
}
