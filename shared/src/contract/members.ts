import { endpoint } from './endpoint';
import { email, id, personName, text } from './schema';
import { isPhone, PHONE_INVALID } from './text-rules';
import { z } from './zod';

/** Sentence shown when the two required fields of the job-seeker profile are missing (specification, section 5). */
export const PROFILE_REQUIRED_MESSAGE = 'Jobseeker name and email are required.';

interface Rule {
  /** Whether a text that is not empty can be what the field asks for. */
  readonly accepts: (value: string) => boolean;
  readonly message: string;
}

/** What a field of the job profile that is not empty must look like (specification-decisions, row 32); the page checks the same. */
export const PROFILE_RULES = {
  phone: { accepts: isPhone, message: PHONE_INVALID },
  yearOfExperience: {
    accepts: (value) => numberIn(value, /^(\d{1,2}(?:[.,]\d{1,2})?)\s*\+?\s*(?:y|yrs?\.?|years?)?$/i) <= 60,
    message: 'Write your experience as a number of years from 0 to 60, such as 4 or 2.5.',
  },
  currentPackage: { accepts: isPackage, message: packageMessage('12.5') },
  expectedPackage: { accepts: isPackage, message: packageMessage('15') },
  resume: {
    accepts: isWebAddress,
    message: 'Write the whole web address of the file, beginning with https://.',
  },
} satisfies Record<string, Rule>;

function isPackage(value: string): boolean {
  return (
    numberIn(value, /^(?:₹|rs\.?|inr)?\s*(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:l|lpa|lakhs?(?:\s+(?:a|per)\s+year)?)?$/i) <=
    1000
  );
}

function packageMessage(example: string): string {
  return `Write the package in lakh rupees a year, from 0 to 1,000, such as ${example}.`;
}

function numberIn(value: string, form: RegExp): number {
  return Number(form.exec(value.trim())?.[1]?.replace(',', '.') ?? Number.NaN);
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+\S*$/i.test(value.trim()) && URL.canParse(value.trim());
}

const ruled = ({ accepts, message }: Rule = { accepts: () => true, message: '' }) =>
  z.string().check(z.refine((value: string) => value === '' || accepts(value), message));

const figure = (rule?: Rule) =>
  z._default(
    z.pipe(
      z.pipe(
        z.union([text(40), z.number(), z.null()]),
        z.transform((value) => String(value ?? '')),
      ),
      ruled(rule),
    ),
    '',
  );
const line = (max: number, rule?: Rule) =>
  z._default(
    z.pipe(
      z.pipe(
        z.union([text(max), z.null()]),
        z.transform((value) => value ?? ''),
      ),
      ruled(rule),
    ),
    '',
  );

/** What the job-profile page saves. Only name and address are required; the rest is kept as written where it can be what it is for. */
export const jobseekerProfileBody = z.object({
  jobseekerName: personName(160, PROFILE_REQUIRED_MESSAGE),
  email: email(PROFILE_REQUIRED_MESSAGE),
  phone: line(40, PROFILE_RULES.phone),
  currentPackage: figure(PROFILE_RULES.currentPackage),
  expectedPackage: figure(PROFILE_RULES.expectedPackage),
  yearOfExperience: figure(PROFILE_RULES.yearOfExperience),
  noticePeriod: figure(),
  resume: line(500, PROFILE_RULES.resume),
  resumeUrl: line(500, PROFILE_RULES.resume),
  address: line(500),
  preferredLocation1: line(120),
  preferredLocation2: line(120),
  preferredLocation3: line(120),
});
export type JobseekerProfileBody = z.infer<typeof jobseekerProfileBody>;

/** Job-seeker fields as stored: text exactly as the person wrote it, '' when never given. Packages in LPA, notice period in days. */
export const jobseekerProfile = z.object({
  jobseekerName: z.string(),
  phone: z.string(),
  currentPackage: z.string(),
  expectedPackage: z.string(),
  yearOfExperience: z.string(),
  noticePeriod: z.string(),
  resume: z.string(),
  address: z.string(),
  preferredLocation1: z.string(),
  preferredLocation2: z.string(),
  preferredLocation3: z.string(),
});
export type JobseekerProfile = z.infer<typeof jobseekerProfile>;

/** The signed-in member; the job-seeker fields are present once a job-seeker profile was saved. */
export const memberProfile = z.extend(z.partial(jobseekerProfile), {
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Where recruiters write, as the job-seeker profile has it; it may differ from the account's `email`. */
  contactEmail: z.optional(z.string()),
});
export type MemberProfile = z.infer<typeof memberProfile>;

export const saveJobseekerProfile = endpoint({
  method: 'POST',
  path: '/jobseeker/profile',
  summary: 'Create or replace the job-seeker profile of the signed-in member',
  access: 'member',
  body: jobseekerProfileBody,
  responses: { 200: z.object({ success: z.literal(true), message: z.string(), data: jobseekerProfile }) },
  failures: [401],
});
