import { endpoint } from './endpoint';
import { email, id, personName, text } from './schema';
import { z } from './zod';

/** Sentence shown when the two required fields of the job-seeker profile are missing (specification, section 5). */
export const PROFILE_REQUIRED_MESSAGE = 'Jobseeker name and email are required.';

const figure = z._default(
  z.pipe(
    z.union([text(40), z.number(), z.null()]),
    z.transform((value) => String(value ?? '')),
  ),
  '',
);
const line = (max: number) =>
  z._default(
    z.pipe(
      z.union([text(max), z.null()]),
      z.transform((value) => value ?? ''),
    ),
    '',
  );

/** What the job-profile page saves. Only name and address are required; the rest is kept as written (specification, section 5). */
export const jobseekerProfileBody = z.object({
  jobseekerName: personName(160, PROFILE_REQUIRED_MESSAGE),
  email: email(PROFILE_REQUIRED_MESSAGE),
  phone: line(40),
  currentPackage: figure,
  expectedPackage: figure,
  yearOfExperience: figure,
  noticePeriod: figure,
  resume: line(500),
  resumeUrl: line(500),
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
