import { failureSentence, isCode, type TaskFailure } from '../tasks';

// Commands to which a rejection concerns this mail, not us or the connection.
const ABOUT_THE_MAIL = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** Reads an error of nodemailer or the file system; a rejection of the mail itself is final. */
export function deliveryFailure(error: unknown): TaskFailure {
  const { code, responseCode, command, response, name, message }: Record<string, unknown> = Object(error);
  const codes = [code, responseCode, command].filter(isCode).join(' ') || (isCode(name) ? String(name) : 'UNKNOWN');
  return {
    code: codes,
    sentence: failureSentence(`${codes}: ${String(response ?? message ?? '')}`),
    isFinal: typeof responseCode === 'number' && responseCode >= 500 && ABOUT_THE_MAIL.includes(String(command)),
  };
}
