import { enrolBody } from '@kadam/shared/contract/enrolments';
import { z } from '@kadam/shared/contract/zod';
import { fieldErrorsOfIssues, type FieldErrors } from '@kadam/shared/form';
import { asRecord, readText } from './answer';

export const ENROL_FIELDS = ['name', 'email', 'phone', 'address'] as const;
export type EnrolField = (typeof ENROL_FIELDS)[number];

/** What is typed, as it is typed. */
export type EnrolForm = Readonly<Record<EnrolField, string>>;

export const EMPTY_FORM: EnrolForm = { name: '', email: '', phone: '', address: '' };

const formSchema = z.pick(enrolBody, { name: true, email: true, phone: true, address: true });

/** What is wrong with the form, one sentence a field; nothing when it can be sent. */
export const formFaults = (form: EnrolForm): FieldErrors =>
  fieldErrorsOfIssues(formSchema.safeParse(form).error?.issues);

/** The form as it is sent. */
export const tidyForm = ({ name, email, phone, address }: EnrolForm): EnrolForm => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  address: address.trim(),
});

/** The form as a profile fills it. The answer may wrap the user in `user` or be the user itself. */
export function formOfPerson(answer: unknown): EnrolForm {
  const user = asRecord(asRecord(answer)?.user) ?? asRecord(answer) ?? {};
  const fullName = [readText(user.firstName), readText(user.lastName)].filter(Boolean).join(' ');
  return {
    name: readText(user.jobseekerName) || fullName,
    email: readText(user.email),
    phone: readText(user.phone),
    address: readText(user.address),
  };
}

/** The ids of the courses in a list of enrolments, which is a list or holds one under `courses`. */
export function enrolledIdsOf(answer: unknown): readonly string[] {
  const list = Array.isArray(answer) ? (answer as unknown[]) : asRecord(answer)?.courses;
  const entries = Array.isArray(list) ? (list as unknown[]) : [];
  return entries.map((entry) => readText(asRecord(entry)?.id)).filter(Boolean);
}

export const ENROL_FAILED = 'Failed to submit enrollment';
export const ENROL_FIELD_LABELS: EnrolForm = { name: 'Full Name', email: 'Email', phone: 'Phone', address: 'Address' };
