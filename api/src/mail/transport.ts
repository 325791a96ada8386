import { join } from 'node:path';
import { fileTransport } from './file-transport';
import type { MailTask } from './mail';
import { smtpTransport } from './smtp-transport';

/** Hands mails to whoever delivers them. */
export interface MailTransport {
  /** Resolves when somebody else answers for the mail from now on; rejects when it has to be tried again. */
  send(mail: MailTask, signal: AbortSignal): Promise<void>;
}

interface MailConfig {
  readonly smtpUrl: string | undefined;
  readonly dataFolder: string;
}

/** The mail server of the configuration, or files in `<dataFolder>/mail` when there is none. */
export const openMailTransport = ({ smtpUrl, dataFolder }: MailConfig): MailTransport =>
  smtpUrl ? smtpTransport(smtpUrl) : fileTransport(join(dataFolder, 'mail'));
