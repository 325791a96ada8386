import { PROFILE_REQUIRED_MESSAGE, PROFILE_RULES } from '@kadam/shared/contract/members';
import { isEmail } from '@kadam/shared/contract/text-rules';
import type { Refusal } from '@kadam/shared/form';
import { profileOf } from './member';

/** The fields of the job-seeker profile, in the order of the form. */
export const FORM_FIELDS = [
  'jobseekerName',
  'email',
  'phone',
  'yearOfExperience',
  'currentPackage',
  'expectedPackage',
  'noticePeriod',
  'resume',
  'address',
  'preferredLocation1',
  'preferredLocation2',
  'preferredLocation3',
] as const;

export type FormField = (typeof FORM_FIELDS)[number];
export type JobseekerForm = Readonly<Record<FormField, string>>;

/** The form as far as it is known already; what came with the navigation wins over the stored profile. */
export function prefilledForm(profileAnswer: unknown, navigationState: unknown): JobseekerForm {
  const profile = profileOf(profileAnswer);
  const given = profileOf(navigationState);
  const accountName = [textOf(profile.firstName), textOf(profile.lastName)].filter(Boolean).join(' ');
  const known = (field: FormField) => textOf(given[field]) || textOf(profile[field]);
  const form = Object.fromEntries(FORM_FIELDS.map((field) => [field, known(field)])) as Record<FormField, string>;
  return {
    ...form,
    jobseekerName: form.jobseekerName || accountName,
    // The account's address is not the one a member may have given recruiters.
    email: textOf(given.email) || textOf(profile.contactEmail) || form.email,
  };
}

/** What stops this form from being sent. Only name and email are required (specification, section 5); the rest must be what its field asks for. */
export function formFault(form: JobseekerForm): Refusal | undefined {
  const missing = {
    ...(form.jobseekerName.trim() === '' && { jobseekerName: 'Enter your full name.' }),
    ...(form.email.trim() === '' && { email: 'Enter your email.' }),
  };
  const faults = { ...(!isEmail(form.email) && { email: 'Write it like name@example.com.' }), ...missing };
  for (const [field, { accepts, message }] of Object.entries(PROFILE_RULES))
    if (form[field as FormField].trim() !== '' && !accepts(form[field as FormField]))
      Object.assign(faults, { [field]: message });
  if (Object.keys(missing).length > 0) return { message: PROFILE_REQUIRED_MESSAGE, faults };
  if (Object.keys(faults).length === 0) return undefined;
  return { message: 'email' in faults ? 'Please enter a valid email' : UNFIT_MESSAGE, faults };
}

const UNFIT_MESSAGE = 'Something in the form cannot be right yet. Nothing is lost: mend what is marked and save again.';

/** What is sent: trimmed, with `resumeUrl` as a copy of `resume` (specification, section 3). */
export function toProfileBody(form: JobseekerForm): JobseekerForm & { readonly resumeUrl: string } {
  const trimmed = Object.fromEntries(FORM_FIELDS.map((field) => [field, form[field].trim()])) as JobseekerForm;
  return { ...trimmed, resumeUrl: trimmed.resume };
}

function textOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value : '';
}
