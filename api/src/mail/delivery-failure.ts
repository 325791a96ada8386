import { failureSentence, isCode, type TaskFailure } from '../tasks';

// What the server says about this mail, not about us or the connection.
const ABOUT_THE_MAIL = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** Reads what nodemailer or the file system throws when a mail is not delivered; final is a refusal of the mail itself. */
export function deliveryFailure(error: unknown): TaskFailure {
  const { code, responseCode, command, response, name, message }: Record<string, unknown> = Object(error);
  const codes = [code, responseCode, command].filter(isCode).join(' ') || (isCode(name) ? String(name) : 'UNKNOWN');
  return {
    code: codes,
    sentence: failureSentence(`${codes}: ${String(response ?? message ?? '')}`),
    isFinal: typeof responseCode === 'number' && responseCode >= 500 && ABOUT_THE_MAIL.includes(String(command)),
  };
}
