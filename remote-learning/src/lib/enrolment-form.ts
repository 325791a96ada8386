import { enrolBody, ENROLMENT_STATUS_LABELS } from '@kadam/shared/contract/enrolments';
import { z } from '@kadam/shared/contract/zod';
import { fieldErrorsOfIssues, type FieldErrors } from '@kadam/shared/form';
import { daysText } from './course-terms';
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

/** An enrollment of the member. */
export interface Enrolment {
  readonly courseId: string;
  /** Whether the member has no seat yet. */
  readonly isWaiting: boolean;
  /** Status, place on the waiting list and batch, in words; '' on a server without them. */
  readonly text: string;
}

/** The enrollments of a list, or of an object with `courses`. */
export function enrolmentsOf(response: unknown): readonly Enrolment[] {
  const list = Array.isArray(response) ? (response as unknown[]) : asRecord(response)?.courses;
  const entries = Array.isArray(list) ? (list as unknown[]) : [];
  return entries.flatMap((entry) => {
    const source = asRecord(entry) ?? {};
    const courseId = readText(source.id);
    return courseId === '' ? [] : { courseId, isWaiting: source.status === 'waiting', text: enrolmentText(source) };
  });
}

function enrolmentText({ status, waitingPlace, batch: sent }: Record<string, unknown>): string {
  const batch = asRecord(sent) ?? {};
  const label = Object.entries(ENROLMENT_STATUS_LABELS).find(([name]) => name === status)?.[1] ?? '';
  const place = readText(waitingPlace);
  const [startDate, endDate] = [readText(batch.startDate), readText(batch.endDate)];
  return [
    place === '' ? label : `${label}, place ${place}`,
    daysText({ startDate, endDate }),
    readText(batch.times),
    readText(batch.place),
  ]
    .filter(Boolean)
    .join(' • ');
}

export const ENROL_FAILED = 'Failed to submit enrollment';
export const ENROL_FIELD_LABELS: EnrolForm = { name: 'Full Name', email: 'Email', phone: 'Phone', address: 'Address' };
