import { BRAND } from '@kadam/shared/contract/brand';
import type { OfficeBatch } from '@kadam/shared/contract/course-batches';
import type { Course } from '@kadam/shared/contract/learning';
import { enrolmentStatusText, movedEnrolmentText } from '@kadam/shared/contract/office-enrolments';
import { greeting, type Mail, mailBody, type Mailbox } from '../../mail';
import type { CanceledEnrolment } from './enrolments.repository';
import type { NotifiedEnrolment } from './seats.repository';

interface Enrolled {
  readonly firstName: string;
  readonly course: Course;
  /** The batch in which the member has a seat, or waits for one if `waitingPlace` is set. */
  readonly batch: OfficeBatch | undefined;
  readonly waitingPlace: number | undefined;
  readonly url: string;
  readonly now: Date;
}

/** The receipt of an enrollment. Repeats nothing from the form: the address may be a stranger's. */
export const enrolmentMail = (
  address: string,
  { firstName, course, batch, waitingPlace, url, now }: Enrolled,
): Mail => ({
  kind: 'enrolment',
  to: { name: '', address },
  subject:
    waitingPlace === undefined
      ? `Your enrollment in ${course.name}`
      : enrolmentStatusText('waiting', course.name).subject,
  ...mailBody([
    greeting(firstName),
    waitingPlace === undefined
      ? `We have received your enrollment in ${course.name}. We will get in touch with you about the start and the next steps.`
      : `${enrolmentStatusText('waiting', course.name).text} Your place on the waiting list is ${waitingPlace}.`,
    {
      facts: [
        ['Course', course.name],
        ['Provider', course.provider],
        ['Duration', course.duration],
        ...(batch
          ? batchFacts(batch)
          : ([
              ['Start', startText(course.startDate, now)],
              ['Fee', feeText(course.fee)],
            ] as const)),
      ],
    },
    { link: { label: 'See the course', url } },
    `Is something wrong, or was it not you? Write to ${BRAND.email} or call ${BRAND.phone.label}.`,
  ]),
});

interface StatusMailParts {
  readonly batch: OfficeBatch | undefined;
  /** Of the office, or ''. */
  readonly note: string;
  readonly event: 'status' | 'moved';
  readonly url: string;
}

/** About the current status of an enrollment, or its new batch. */
export function statusMail(
  { status, courseName, firstName, address }: NotifiedEnrolment,
  { batch, note, event, url }: StatusMailParts,
): Mail {
  const { subject, text } =
    event === 'moved' ? movedEnrolmentText(courseName) : enrolmentStatusText(status, courseName);
  return {
    kind: 'enrolment-status',
    to: { name: '', address },
    subject,
    ...mailBody([
      greeting(firstName),
      text,
      ...(note === '' ? [] : ['A note from our office:', { quote: note }]),
      ...(batch ? [{ facts: [['Course', courseName] as const, ...batchFacts(batch)] }] : []),
      { link: { label: 'See the course', url } },
      `Do you have questions? Write to ${BRAND.email} or call ${BRAND.phone.label}.`,
    ]),
  };
}

const MODES = { online: 'Online', classroom: 'Classroom', hybrid: 'Online and classroom' } as const;

const batchFacts = (batch: OfficeBatch): (readonly [string, string])[] => [
  ['Start', dayText(noonOf(batch.startDate))],
  ['End', dayText(noonOf(batch.endDate))],
  ['Days and times', batch.times],
  ['Mode', MODES[batch.mode]],
  ...(batch.place === '' ? [] : ([['Place', batch.place]] as const)),
  ...(batch.instructor === '' ? [] : ([['Instructor', batch.instructor]] as const)),
  ['Languages', batch.languages.join(', ')],
  ['Fee', feeText(batch.fee)],
];

type OfficeMailParts = {
  readonly courseName: string;
  /** Undefined for a course without batches. */
  readonly batch: OfficeBatch | undefined;
  readonly office: Mailbox;
};

export const newEnrolmentMail = (
  { name, email, phone, address }: EnrolledPerson & { readonly address: string },
  { courseName, batch, office, isWaiting }: OfficeMailParts & { readonly isWaiting: boolean },
): Mail => ({
  kind: 'enrolment-office',
  to: office,
  replyTo: { name, address: email },
  subject: `New enrollment: ${courseName}`,
  ...mailBody([
    `${name} has enrolled in ${courseName}${isWaiting ? ' and is on the waiting list' : ''}. Reply to this mail to write back.`,
    { facts: [...factsOf({ name, email, phone }, { courseName, batch }), ['Address', address]] },
  ]),
});

export const cancellationMail = (
  { name, email, phone, enrolledAt }: CanceledEnrolment,
  { courseName, batch, office }: OfficeMailParts,
): Mail => ({
  kind: 'enrolment-canceled',
  to: office,
  replyTo: { name, address: email },
  subject: `Enrollment canceled: ${courseName}`,
  ...mailBody([
    `${name} has canceled the enrollment in ${courseName}. Reply to this mail to write back.`,
    { facts: [...factsOf({ name, email, phone }, { courseName, batch }), ['Enrolled', dayText(enrolledAt)]] },
  ]),
});

type EnrolledPerson = Pick<CanceledEnrolment, 'name' | 'email' | 'phone'>;

const factsOf = (
  { name, email, phone }: EnrolledPerson,
  { courseName, batch }: Pick<OfficeMailParts, 'courseName' | 'batch'>,
): [string, string][] => [
  ['Course', courseName],
  ...(batch ? [['Batch', `${dayText(noonOf(batch.startDate))}, ${batch.times}`] as [string, string]] : []),
  ['Name', name],
  ['Email', email],
  ['Phone', phone],
];

const feeText = (fee: number | null) => {
  if (fee === null) return 'On request';
  return fee === 0 ? 'Free' : `₹${fee.toLocaleString('en-IN')}`;
};

// Noon in India has the same date in UTC.
const noonOf = (day: string) => new Date(`${day}T12:00:00+05:30`);

// The format of the course page.
function startText(day: string | null, now: Date): string {
  const start = day === null ? undefined : noonOf(day);
  return start && start.getTime() > now.getTime() - DAY_MS ? dayText(start) : 'Next date on request';
}

const DAY_MS = 24 * 60 * 60_000;

const dayText = (moment: Date) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(moment);
