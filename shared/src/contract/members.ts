import { AUTH_MESSAGES, MAX_NAME_LENGTH } from './auth';
import { endpoint, STAFF_ROLES } from './endpoint';
import { email, id, optionalName, personName } from './schema';
import { success } from './success';
import { z } from './zod';

/** Error if name or email of the job-seeker profile is missing. */
export const PROFILE_REQUIRED_MESSAGE = 'Jobseeker name and email are required.';

/** Optional fields of the job profile with their labels; `maxLength` in UTF-16 units. */
export const PROFILE_FIELDS = {
  phone: { label: 'Phone', maxLength: 200 },
  yearOfExperience: { label: 'Years of Experience', maxLength: 200 },
  currentPackage: { label: 'Current Package (LPA)', maxLength: 200 },
  expectedPackage: { label: 'Expected Package (LPA)', maxLength: 200 },
  noticePeriod: { label: 'Notice Period (days)', maxLength: 200 },
  resume: { label: 'Resume URL', maxLength: 2_000 },
  address: { label: 'Address', maxLength: 2_000 },
  preferredLocation1: { label: 'Preferred Location 1', maxLength: 200 },
  preferredLocation2: { label: 'Preferred Location 2', maxLength: 200 },
  preferredLocation3: { label: 'Preferred Location 3', maxLength: 200 },
} as const;

export const tooLongMessage = ({ label, maxLength }: FieldRules): string =>
  `${label} must be at most ${maxLength.toLocaleString('en-US')} characters.`;

export type ProfileField = keyof typeof PROFILE_FIELDS;
export const PROFILE_FIELD_NAMES = Object.keys(PROFILE_FIELDS) as readonly ProfileField[];

/** One value for each optional field of the job profile, such as a schema or an input. */
export const eachProfileField = <Value>(make: (field: FieldRules, name: ProfileField) => Value) =>
  Object.fromEntries(PROFILE_FIELD_NAMES.map((name) => [name, make(PROFILE_FIELDS[name], name)])) as Record<
    ProfileField,
    Value
  >;

interface FieldRules {
  readonly label: string;
  readonly maxLength: number;
}

/** Text that is stored as written; numbers become text, null becomes ''. */
const profileText = (field: FieldRules) =>
  z._default(
    z.pipe(
      z.pipe(
        z.union([z.string(), z.number(), z.null()], `${field.label} must be text.`),
        z.transform((value) => String(value ?? '')),
      ),
      z
        .string()
        .check(
          z.maxLength(field.maxLength, tooLongMessage(field)),
          z.refine(isStorable, `${field.label} contains characters that cannot be stored.`),
        ),
    ),
    '',
  );

// PostgreSQL stores neither NUL nor lone surrogates.
function isStorable(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

/**
 * Form data of the job profile. Only name and email are required; the rest is stored as written.
 */
export const jobseekerProfileBody = z.object({
  jobseekerName: personName(160, PROFILE_REQUIRED_MESSAGE),
  email: email(PROFILE_REQUIRED_MESSAGE),
  ...eachProfileField(profileText),
  resumeUrl: profileText(PROFILE_FIELDS.resume),
});
export type JobseekerProfileBody = z.infer<typeof jobseekerProfileBody>;

/** Stored job-seeker fields, '' if never given. Packages in LPA, notice period in days. */
export const jobseekerProfile = z.object({
  jobseekerName: z.string(),
  ...eachProfileField(() => z.string()),
});
export type JobseekerProfile = z.infer<typeof jobseekerProfile>;

/** The signed-in member; the job-seeker fields are present once a profile was saved. */
export const memberProfile = z.extend(z.partial(jobseekerProfile), {
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Address for recruiters; may differ from the account's `email`. */
  contactEmail: z.optional(z.string()),
  /** Roles in the office; absent unless the member belongs to the staff. */
  staffRoles: z.optional(z.array(z.enum(STAFF_ROLES))),
});
export type MemberProfile = z.infer<typeof memberProfile>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/auth/getprofile',
  summary: 'The signed-in member, with the job-seeker fields once they exist',
  access: 'member',
  responses: { 200: z.extend(success, { user: memberProfile }) },
});

export const updateProfileBody = z.object({
  firstName: personName(MAX_NAME_LENGTH, AUTH_MESSAGES.firstNameRequired),
  // The profile page splits the name at the first space, so a single name leaves this empty.
  lastName: z._default(optionalName(MAX_NAME_LENGTH), ''),
  email: z.optional(email(AUTH_MESSAGES.emailInvalid)),
});
export type UpdateProfileBody = z.infer<typeof updateProfileBody>;

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/auth/update-profile',
  summary: 'Change the name; the address is read-only and only accepted unchanged',
  access: 'member',
  repeatable: 'as-is',
  body: updateProfileBody,
  responses: { 200: z.extend(success, { message: z.string(), user: memberProfile }) },
  failures: [403],
});

export const saveJobseekerProfile = endpoint({
  method: 'POST',
  path: '/jobseeker/profile',
  summary: 'Create or replace the job-seeker profile of the signed-in member',
  access: 'member',
  repeatable: 'as-is',
  body: jobseekerProfileBody,
  responses: { 200: z.extend(success, { message: z.string(), data: jobseekerProfile }) },
});
