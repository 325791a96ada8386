import { createTransport } from 'nodemailer';
import { toMessage } from './message';
import type { MailTransport } from './transport';

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Hands mails to the server of an `smtp:` or `smtps:` address, one connection a mail. */
export function smtpTransport(url: string): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    async send(mail, signal) {
      await smtp.sendMail({ ...toMessage(mail), signal });
    },
  };
}
