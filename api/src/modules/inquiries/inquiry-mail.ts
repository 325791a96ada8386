import { BRAND } from '@kadam/shared/contract/brand';
import type { InquiryBody } from '@kadam/shared/contract/inquiries';
import { greeting, type Mail, mailBody, type Mailbox } from '../../mail';
import { withoutLinks } from '../marketing';

export const inquiryMail = (body: InquiryBody, office: Mailbox): Mail => ({
  kind: 'inquiry',
  to: office,
  replyTo: { name: body.name, address: body.email },
  subject: `${body.company} wants to hire: ${body.role}`,
  ...mailBody([
    `${body.name} of ${body.company} has written through "Hire with us". Reply to this mail to write back. The inquiry is in the office, under Inquiries.`,
    {
      facts: [
        ['Company', body.company],
        ['Name', body.name],
        ['Email', body.email],
        ['Phone', body.phone || 'not given'],
        ...requirements(body),
      ],
    },
    ...(body.message === '' ? [] : [{ quote: body.message }]),
  ]),
});

export const COPY_KIND = 'inquiry-copy';

/** The address may be a stranger's: the subject is fixed, and no text becomes a link. */
export const inquiryCopy = (body: InquiryBody): Mail => ({
  kind: COPY_KIND,
  to: { name: '', address: body.email },
  subject: `Your inquiry to ${BRAND.name}`,
  ...mailBody([
    greeting(body.name),
    `We have received this inquiry through our form. A person reads it and answers ${BRAND.answerTime}.`,
    { facts: requirements(body).map(([label, value]) => [label, withoutLinks(value)] as [string, string]) },
    ...(body.message === '' ? [] : [{ quote: withoutLinks(body.message) }]),
    'Links are left out of this copy; we have them. If you did not write to us, someone else has typed your address, and you do not need to do anything.',
  ]),
});

const requirements = ({ role, people, location, payFrom, payTo, wantedBy }: InquiryBody): [string, string][] => [
  ['Role', role],
  ['People', String(people)],
  ['Location', location],
  ['Pay', payText(payFrom, payTo)],
  ['Wanted by', wantedBy ?? 'not given'],
];

function payText(from: number | null, to: number | null): string {
  if (from === null && to === null) return 'not given';
  if (from === null) return `up to ${to} LPA`;
  return to === null ? `from ${from} LPA` : `${from} to ${to} LPA`;
}
