import { BRAND } from '@kadam/shared/contract/brand';
import type { Course } from '@kadam/shared/contract/learning';
import { greeting, type Mail, mailBody, type Mailbox } from '../../mail';
import type { CanceledEnrolment } from './enrolments.repository';

interface Enrolled {
  readonly firstName: string;
  readonly course: Course;
  readonly url: string;
  readonly now: Date;
}

/** The receipt of an enrollment. Repeats nothing of the form: the address may be a stranger's. */
export const enrolmentMail = (address: string, { firstName, course, url, now }: Enrolled): Mail => ({
  kind: 'enrolment',
  to: { name: '', address },
  subject: `Your enrollment in ${course.name}`,
  ...mailBody([
    greeting(firstName),
    `we have received your enrollment in ${course.name}. We will get in touch with you about the start and the next steps.`,
    {
      facts: [
        ['Course', course.name],
        ['Provider', course.provider],
        ['Duration', course.duration],
        ['Start', startText(course.startDate, now)],
        ['Fee', feeText(course.fee)],
      ],
    },
    { link: { label: 'See the course', url } },
    `Is something wrong, or was it not you? Write to ${BRAND.email} or call ${BRAND.phone.label}.`,
  ]),
});

type OfficeMailParts = { readonly courseName: string; readonly office: Mailbox };

export const newEnrolmentMail = (
  { name, email, phone, address }: EnrolledPerson & { readonly address: string },
  { courseName, office }: OfficeMailParts,
): Mail => ({
  kind: 'enrolment-office',
  to: office,
  replyTo: { name, address: email },
  subject: `New enrollment: ${courseName}`,
  ...mailBody([
    `${name} has enrolled in ${courseName}. Reply to this mail to write back.`,
    { facts: [...factsOf({ name, email, phone }, courseName), ['Address', address]] },
  ]),
});

export const cancellationMail = (
  { name, email, phone, enrolledAt }: CanceledEnrolment,
  { courseName, office }: OfficeMailParts,
): Mail => ({
  kind: 'enrolment-canceled',
  to: office,
  replyTo: { name, address: email },
  subject: `Enrollment canceled: ${courseName}`,
  ...mailBody([
    `${name} has canceled the enrollment in ${courseName}. Reply to this mail to write back.`,
    { facts: [...factsOf({ name, email, phone }, courseName), ['Enrolled', dayText(enrolledAt)]] },
  ]),
});

type EnrolledPerson = Pick<CanceledEnrolment, 'name' | 'email' | 'phone'>;

const factsOf = ({ name, email, phone }: EnrolledPerson, courseName: string): [string, string][] => [
  ['Course', courseName],
  ['Name', name],
  ['Email', email],
  ['Phone', phone],
];

const feeText = (fee: number | null) => {
  if (fee === null) return 'On request';
  return fee === 0 ? 'Free' : `₹${fee.toLocaleString('en-IN')}`;
};

// In the format of the course page; noon in India is the same day in UTC.
function startText(day: string | null, now: Date): string {
  const start = day === null ? undefined : new Date(`${day}T12:00:00+05:30`);
  return start && start.getTime() > now.getTime() - DAY_MS ? dayText(start) : 'Next date on request';
}

const DAY_MS = 24 * 60 * 60_000;

const dayText = (moment: Date) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(moment);
