import { BRAND } from '@kadam/shared/contract/brand';
import type { Course } from '@kadam/shared/contract/learning';
import { type Mail, mailBody } from '../../mail';

interface Enrolled {
  readonly course: Course;
  /** The page of the course. */
  readonly url: string;
}

/** The receipt of an enrolment, for the member's own address. Nothing that was typed stands in it: the address may be a stranger's. */
export const enrolmentMail = (address: string, { course, url }: Enrolled): Mail => ({
  kind: 'enrolment',
  to: { name: '', address },
  subject: `Your enrollment in ${course.name}`,
  ...mailBody([
    'Hello,',
    `we have received your enrollment in ${course.name}. We will get in touch with you about the start and the next steps.`,
    {
      facts: [
        ['Course', course.name],
        ['Provider', course.provider],
        ['Duration', course.duration],
      ],
    },
    { link: { label: 'See the course', url } },
    `Is something wrong, or was it not you? Write to ${BRAND.email} or call ${BRAND.phone.label}.`,
  ]),
});
