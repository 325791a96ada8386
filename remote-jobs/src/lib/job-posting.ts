/** Amounts in LPA (lakh rupees a year), `noticePeriod` in days; null or '' if unknown. */
export interface Job {
  readonly id: string;
  readonly jobName: string;
  readonly companyName: string;
  readonly location: string;
  readonly employmentType: string;
  readonly jobType: string;
  readonly experienceLevel: string;
  readonly description: string;
  readonly skills: readonly string[];
  readonly ctc: number | null;
  readonly eCTC: number | null;
  readonly noticePeriod: number | null;
  readonly workingDays: string | null;
  readonly isActive: boolean;
  readonly responsibilities: readonly string[];
  readonly requirements: readonly string[];
  readonly logoUrl: string | null;
  readonly image: string | null;
  readonly createdAt: string | null;
  /** True if a list contained only a part of it. */
  readonly isShortened: boolean;
}

/** Parses a posting in any known spelling; undefined without an id. */
export function toJob(value: unknown): Job | undefined {
  if (!isRecord(value)) return undefined;
  const id = firstText(value.jobPostingId, value.id);
  if (id === '') return undefined;
  return {
    id,
    jobName: firstText(value.jobName, value.title) || 'Untitled job',
    companyName: firstText(value.companyName, value.company_name, value.company),
    location: textOf(value.location),
    employmentType: textOf(value.employmentType),
    jobType: textOf(value.jobType),
    experienceLevel: textOf(value.experienceLevel),
    description: textOf(value.description),
    skills: skillsOf(value.skills),
    ctc: amountOf(value.ctc),
    eCTC: amountOf(value.eCTC) ?? amountOf(value.e_ctc),
    noticePeriod: amountOf(value.noticePeriod) ?? amountOf(value.notice_period),
    workingDays: firstText(value.workingDays, value.working_days) || null,
    isActive: isOpen(value.isActive ?? value.is_active),
    responsibilities: textsOf(value.responsibilities),
    requirements: textsOf(value.requirements),
    logoUrl: textOf(value.logoUrl) || null,
    image: textOf(value.image) || null,
    createdAt: momentOf(value.createdAt),
    isShortened: value.isShortened === true,
  };
}

export const toJobs = (values: readonly unknown[]): readonly Job[] =>
  values.map(toJob).filter((job): job is Job => job !== undefined);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A trimmed text, or a number as text; else ''. */
export function textOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

const firstText = (...values: readonly unknown[]): string => values.map(textOf).find((text) => text !== '') ?? '';

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.map(textOf).filter(Boolean))] : [];

const skillsOf = (value: unknown): readonly string[] => textsOf(typeof value === 'string' ? value.split(',') : value);

function amountOf(value: unknown): number | null {
  const amount = typeof value === 'string' ? writtenAmount(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? Math.abs(amount) : null;
}

// '12.5', '1,200', '12 LPA', '30 days'
function writtenAmount(text: string): number {
  const digits = /^([\d.,]+)\s*(?:LPA|days?)?$/i.exec(text.trim())?.[1]?.replaceAll(',', '');
  return digits ? Number(digits) : Number.NaN;
}

const momentOf = (value: unknown): string | null => {
  const text = textOf(value);
  return Number.isNaN(Date.parse(text)) ? null : text;
};

// Without the field, all listed postings are open.
const isOpen = (value: unknown): boolean => value !== false && !['false', '0'].includes(textOf(value).toLowerCase());
