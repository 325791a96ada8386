import {
  type ApplicationStatus,
  MAX_OFFICE_ATTACHMENT_BYTES,
  RESUME_LINK_DAYS,
} from '@kadam/shared/contract/applications';
import { BRAND } from '@kadam/shared/contract/brand';
import { fillTemplate, type TemplateStatus } from '@kadam/shared/contract/message-templates';
import type { Database } from '../../db/database';
import { greeting, type Mailbox, mailBody, type MailWriter, type WrittenMail } from '../../mail';
import type { ResumeContent, ResumeFilesService } from '../resume-files';
import { BUILT_IN_TEMPLATES } from './built-in-templates';
import { messageTemplatesRepository } from './message-templates.repository';
import { type ApplicationOfStep, officeRepository } from './office.repository';
import type { ResumeLinks } from './resume-links';
import { templateValues } from './template-values';

interface MailParts {
  readonly database: Database;
  readonly resumeFiles: Pick<ResumeFilesService, 'content'>;
  readonly office: Mailbox;
  readonly links: Pick<ResumeLinks, 'create'>;
  readonly publicUrl: string;
}

export function applicationMails({ database, resumeFiles, links, office, publicUrl }: MailParts) {
  const writer =
    (write: (application: ApplicationOfStep) => WrittenMail | Promise<WrittenMail>): MailWriter =>
    async (stepId) => {
      const application = await officeRepository(database).ofStep(stepId);
      // Gone with its account.
      return application && write(application);
    };

  return {
    'application-office': writer(async (application) => {
      const { id, resumeId, resumeSize } = application;
      if (resumeId === null) return officeMail(application, { office, publicUrl });
      if ((resumeSize ?? 0) > MAX_OFFICE_ATTACHMENT_BYTES)
        return officeMail(application, { office, publicUrl, fileUrl: await links.create({ id, resumeId }) });
      return officeMail(application, { office, publicUrl, file: await resumeFiles.content(resumeId) });
    }),
    'application-withdrawn': writer((application) => withdrawalMail(application, office)),
    'application-receipt': writer((application) => receiptMail(application, publicUrl)),
    'application-status': writer((application) => statusMail(database, application, publicUrl)),
  };
}

interface ForOffice {
  readonly office: Mailbox;
  readonly publicUrl: string;
  readonly file?: ResumeContent | undefined;
  readonly fileUrl?: string;
}

// People also write '2 months' or 'negotiable', which need no unit.
const isBareNumber = (value: string) => /^\d+(?:[.,]\d+)*\+?$/.test(value);

function formatValue(value: string, unit = ''): string {
  const text = value.trim();
  if (text === '') return 'not given';
  return isBareNumber(text) ? `${text}${unit}` : text;
}

function officeMail(application: ApplicationOfStep, { office, publicUrl, file, fileUrl }: ForOffice): WrittenMail {
  const { id, name, email, jobName, companyName, location, reading, jobPostingId } = application;
  return {
    kind: 'application-office',
    to: office,
    replyTo: { name, address: email },
    subject: `Application of ${name}: ${jobName}`,
    attachment: file,
    ...mailBody([
      `${name} has applied for ${jobName} at ${companyName}, ${location}. Reply to this mail to write back.`,
      { link: { label: 'See the job', url: `${publicUrl}/jobs/${jobPostingId}` } },
      {
        facts: [
          ['Name', name],
          ['Email', email],
          ['Phone', formatValue(application.phone)],
          ['Years of experience', formatValue(application.yearOfExperience)],
          ['Current package', formatValue(application.currentPackage, ' LPA')],
          ['Expected package', formatValue(application.expectedPackage, ' LPA')],
          ['Notice period', formatValue(application.noticePeriod, ' days')],
          ['Address', formatValue(application.address)],
          ['Preferred places', formatValue(application.preferredLocations)],
          ['Resume link', formatValue(application.resumeLink)],
          ['Resume file', resumeFact(application, file, fileUrl)],
        ],
      },
      ...(fileUrl === undefined ? [] : [{ link: { label: 'Download the resume', url: fileUrl }, note: LINK_NOTE }]),
      ...((file || fileUrl) && reading && reading.warning === null
        ? [
            'Read by machine from the file:',
            {
              facts: [
                ['Last job', formatValue(reading.lastJob)],
                ['Skills', formatValue(reading.skills.join(', '))],
              ] as const,
            },
          ]
        : []),
      `The application has the id ${id}. What becomes of it is noted with: npm run kadam -- applications set ${id.slice(0, 8)} seen`,
    ]),
  };
}

const LINK_NOTE = `The link works for ${RESUME_LINK_DAYS} days, for everyone who has it: do not pass it on.`;

function resumeFact(
  { resumeName, resumeSize }: ApplicationOfStep,
  file: ResumeContent | undefined,
  fileUrl?: string,
): string {
  if (fileUrl !== undefined)
    return `${resumeName ?? ''} (${((resumeSize ?? 0) / (1024 * 1024)).toFixed(1)} MB), too large to attach: see the link`;
  return file ? `${file.name}, attached` : 'none';
}

const withdrawalMail = (
  { id, name, email, jobName, companyName }: ApplicationOfStep,
  office: Mailbox,
): WrittenMail => ({
  kind: 'application-withdrawn',
  to: office,
  replyTo: { name, address: email },
  subject: `Withdrawn: application of ${name}: ${jobName}`,
  ...mailBody([`${name} has withdrawn the application for ${jobName} at ${companyName}.`, `Its id is ${id}.`]),
});

const wrongSentence = () =>
  `Is something wrong, or was it not you? Write to ${BRAND.email} or call ${BRAND.phone.label}.`;
const myJobs = (publicUrl: string) => ({ link: { label: 'See your applications', url: `${publicUrl}/myjobs` } });

/** To the address of the account. Repeats only a name: the address may be a stranger's. */
const receiptMail = (
  { accountEmail, firstName, jobName, companyName, location, resumeId }: ApplicationOfStep,
  publicUrl: string,
): WrittenMail => ({
  kind: 'application-receipt',
  to: { name: '', address: accountEmail },
  subject: `Your application: ${jobName}, ${companyName}`,
  ...mailBody([
    greeting(firstName),
    `We have received your application for ${jobName} at ${companyName}, ${location}, ${resumeId === null ? 'without a resume file' : 'with your resume file'}.`,
    'You can see what becomes of it, and withdraw it, under My Jobs.',
    myJobs(publicUrl),
    wrongSentence(),
  ]),
});

/** Written with the template that was the newest when the status was changed. */
async function statusMail(database: Database, application: ApplicationOfStep, publicUrl: string): Promise<WrittenMail> {
  const { accountEmail, step, note, templateVersion } = application;
  const template = await templateOf(database, step, templateVersion);
  const values = templateValues(application, { status: step, publicUrl });
  const text = fillTemplate(template.text, values);
  return {
    kind: 'application-status',
    to: { name: '', address: accountEmail },
    subject: fillTemplate(template.subject, values),
    ...mailBody([
      ...paragraphsOf(text),
      ...(note === '' ? [] : ['A note from our office:', { quote: note }]),
      ...(text.includes(values.link) ? [] : [myJobs(publicUrl)]),
      wrongSentence(),
    ]),
  };
}

const paragraphsOf = (text: string) => text.split(/\n\s*\n/).map((lines) => ({ lines: lines.trim() }));

async function templateOf(database: Database, status: ApplicationStatus, version: number) {
  const stored = version === 0 ? undefined : await messageTemplatesRepository(database).find(status, version);
  return stored ?? BUILT_IN_TEMPLATES[status as TemplateStatus];
}
