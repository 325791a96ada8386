import { join } from 'node:path';
import { fileTransport } from './file-transport';
import type { ClaimedMail } from './outbox.repository';
import { smtpTransport } from './smtp-transport';

/** Takes mails out of the house. */
export interface MailTransport {
  /** Resolves when somebody else answers for the mail from now on; rejects when it has to be tried again. */
  send(mail: ClaimedMail, signal: AbortSignal): Promise<void>;
}

interface MailConfig {
  readonly smtpUrl: string | undefined;
  readonly dataFolder: string;
}

/** The mail server of the configuration, or files in `<dataFolder>/mail` when there is none. */
export const openMailTransport = ({ smtpUrl, dataFolder }: MailConfig): MailTransport =>
  smtpUrl ? smtpTransport(smtpUrl) : fileTransport(join(dataFolder, 'mail'));
