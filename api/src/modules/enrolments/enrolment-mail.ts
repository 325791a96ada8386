import { BRAND } from '@kadam/shared/contract/brand';
import type { EnrolBody } from '@kadam/shared/contract/enrolments';
import type { Course } from '@kadam/shared/contract/learning';
import { type Mail, mailBody } from '../../outbox';

interface Enrolled extends Pick<EnrolBody, 'name' | 'email' | 'phone' | 'address'> {
  readonly course: Course;
  /** The page of the course. */
  readonly url: string;
}

/** The receipt of an enrolment, for the person whose address was given. */
export const enrolmentMail = ({ name, email, phone, address, course, url }: Enrolled): Mail => ({
  kind: 'enrolment',
  to: { name, address: email },
  subject: `Your enrollment in ${course.name}`,
  ...mailBody([
    `Hello ${name},`,
    `we have received your enrollment in ${course.name}. We will get in touch with you about the start and the next steps.`,
    {
      facts: [
        ['Course', course.name],
        ['Provider', course.provider],
        ['Duration', course.duration],
        ['Phone', phone],
        ['Address', address],
      ],
    },
    { link: { label: 'See the course', url } },
    `Is something wrong, or was it not you? Write to ${BRAND.email} or call ${BRAND.phone.label}.`,
  ]),
});
