import {
  PROFILE_FIELD_NAMES,
  PROFILE_FIELDS,
  PROFILE_REQUIRED_MESSAGE,
  tooLongMessage,
} from '@kadam/shared/contract/members';
import { isEmail } from '@kadam/shared/contract/text-rules';
import type { FormError } from '@kadam/shared/form';
import { profileOf } from './member';

/** In the order of the form. */
export const FORM_FIELDS = ['jobseekerName', 'email', ...PROFILE_FIELD_NAMES] as const;

export type FormField = (typeof FORM_FIELDS)[number];
export type JobseekerForm = Readonly<Record<FormField, string>>;

/** The prefilled form; navigation state wins over the stored profile. */
export function prefilledForm(profileResponse: unknown, navigationState: unknown): JobseekerForm {
  const profile = profileOf(profileResponse);
  const given = profileOf(navigationState);
  const accountName = [textOf(profile.firstName), textOf(profile.lastName)].filter(Boolean).join(' ');
  const known = (field: FormField) => textOf(given[field]) || textOf(profile[field]);
  const form = Object.fromEntries(FORM_FIELDS.map((field) => [field, known(field)])) as Record<FormField, string>;
  return {
    ...form,
    jobseekerName: form.jobseekerName || accountName,
    // Members may give recruiters another address than the account's.
    email: textOf(given.email) || textOf(profile.contactEmail) || form.email,
  };
}

/** Validates the form: name and email are required, texts have a maximum length. */
export function validateForm(form: JobseekerForm): FormError | undefined {
  const missing = {
    ...(form.jobseekerName.trim() === '' && { jobseekerName: 'Enter your full name.' }),
    ...(form.email.trim() === '' && { email: 'Enter your email.' }),
  };
  const fieldErrors = {
    ...overlong(form),
    ...(!isEmail(form.email) && { email: 'Write it like name@example.com.' }),
    ...missing,
  };
  if (Object.keys(missing).length > 0) return { message: PROFILE_REQUIRED_MESSAGE, fieldErrors };
  if ('email' in fieldErrors) return { message: 'Please enter a valid email', fieldErrors };
  return Object.keys(fieldErrors).length > 0 ? { message: OVERLONG_MESSAGE, fieldErrors } : undefined;
}

const OVERLONG_MESSAGE = 'Some of this is too long to save. Please shorten what is marked and save again.';

const overlong = (form: JobseekerForm): Readonly<Record<string, string>> =>
  Object.fromEntries(
    PROFILE_FIELD_NAMES.filter((name) => form[name].trim().length > PROFILE_FIELDS[name].maxLength).map((name) => [
      name,
      tooLongMessage(PROFILE_FIELDS[name]),
    ]),
  );

/** The request body: trimmed, with `resumeUrl` as a copy of `resume`. */
export function toProfileBody(form: JobseekerForm): JobseekerForm & { readonly resumeUrl: string } {
  const trimmed = Object.fromEntries(FORM_FIELDS.map((field) => [field, form[field].trim()])) as JobseekerForm;
  return { ...trimmed, resumeUrl: trimmed.resume };
}

function textOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value : '';
}
