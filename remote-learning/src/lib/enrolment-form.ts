import { enrolBody } from '@kadam/shared/contract/enrolments';
import { z } from '@kadam/shared/contract/zod';
import { fieldErrorsOfIssues, type FieldErrors } from '@kadam/shared/form';
import { asRecord, readText } from './json-values';

export const ENROL_FIELDS = ['name', 'email', 'phone', 'address'] as const;
export type EnrolField = (typeof ENROL_FIELDS)[number];

export type EnrolForm = Readonly<Record<EnrolField, string>>;

export const EMPTY_FORM: EnrolForm = { name: '', email: '', phone: '', address: '' };

const formSchema = z.pick(enrolBody, { name: true, email: true, phone: true, address: true });

/** One message per invalid field. */
export const validateForm = (form: EnrolForm): FieldErrors =>
  fieldErrorsOfIssues(formSchema.safeParse(form).error?.issues);

export const tidyForm = ({ name, email, phone, address }: EnrolForm): EnrolForm => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  address: address.trim(),
});

/** Prefills the form from a profile response, which may wrap the user in `user`. */
export function formOfPerson(response: unknown): EnrolForm {
  const user = asRecord(asRecord(response)?.user) ?? asRecord(response) ?? {};
  const fullName = [readText(user.firstName), readText(user.lastName)].filter(Boolean).join(' ');
  return {
    name: readText(user.jobseekerName) || fullName,
    email: readText(user.email),
    phone: readText(user.phone),
    address: readText(user.address),
  };
}

/** The course ids of a list of enrollments, or of an object with `courses`. */
export function enrolledIdsOf(response: unknown): readonly string[] {
  const list = Array.isArray(response) ? (response as unknown[]) : asRecord(response)?.courses;
  const entries = Array.isArray(list) ? (list as unknown[]) : [];
  return entries.map((entry) => readText(asRecord(entry)?.id)).filter(Boolean);
}

export const ENROL_FAILED = 'Failed to submit enrollment';
export const ENROL_FIELD_LABELS: EnrolForm = { name: 'Full Name', email: 'Email', phone: 'Phone', address: 'Address' };
