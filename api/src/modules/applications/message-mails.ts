import { BRAND } from '@kadam/shared/contract/brand';
import type { Database } from '../../db/database';
import { greeting, type Mailbox, mailBody, type MailWriter, type WrittenMail } from '../../mail';
import { applicationMessagesRepository } from './application-messages.repository';
import { type OfficeApplication, officeRepository } from './office.repository';

interface MailParts {
  readonly database: Database;
  readonly office: Mailbox;
  readonly publicUrl: string;
}

/** Mails about messages of an application, each to the other side. */
export function messageMails({ database, office, publicUrl }: MailParts) {
  const writer =
    (write: (application: OfficeApplication, text: string) => WrittenMail): MailWriter =>
    async (number) => {
      const message = await applicationMessagesRepository(database).numbered(number);
      const [application] = message ? await officeRepository(database).byIds([message.applicationId]) : [];
      // Gone with its account.
      return message && application && write(application, message.text);
    };

  return {
    'application-message': writer(({ accountEmail, firstName, jobName, companyName }, text) => ({
      kind: 'application-message',
      to: { name: '', address: accountEmail },
      subject: `Message about your application: ${jobName}, ${companyName}`,
      ...mailBody([
        greeting(firstName),
        `Our office has written to you about your application for ${jobName} at ${companyName}:`,
        { quote: text },
        'Answer under My Jobs, where you see all messages.',
        { link: { label: 'Read and answer', url: `${publicUrl}/myjobs` } },
        `Is something wrong, or was it not you? Write to ${BRAND.email} or call ${BRAND.phone.label}.`,
      ]),
    })),
    'application-message-office': writer(({ id, name, jobName, companyName }, text) => ({
      kind: 'application-message-office',
      to: office,
      subject: `Message of ${name}: ${jobName}`,
      ...mailBody([
        `${name} has written about the application for ${jobName} at ${companyName}:`,
        { quote: text },
        { link: { label: 'Read and answer in the office', url: `${publicUrl}/office/applications/${id}` } },
      ]),
    })),
  };
}
