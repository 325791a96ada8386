/** Why a mail was not delivered. */
export interface DeliveryFailure {
  /** For logs: codes only, because the words of a mail server repeat addresses. */
  readonly code: string;
  /** For the operator, kept in the outbox: the codes and what the server said. */
  readonly sentence: string;
  /** The server says that trying again is no use. */
  readonly isFinal: boolean;
}

const LONGEST = 500;
// What the server says about this mail, not about us or the connection.
const ABOUT_THE_MAIL = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** Reads what nodemailer or the file system throws. */
export function deliveryFailure(error: unknown): DeliveryFailure {
  const { code, responseCode, command, response, name, message }: Record<string, unknown> = Object(error);
  const codes = [code, responseCode, command].filter(isCode).join(' ') || (isCode(name) ? String(name) : 'UNKNOWN');
  const said = String(response ?? message ?? '');
  return {
    code: codes,
    sentence: printable(`${codes}: ${said}`).slice(0, LONGEST).toWellFormed(),
    isFinal: typeof responseCode === 'number' && responseCode >= 500 && ABOUT_THE_MAIL.includes(String(command)),
  };
}

const isCode = (part: unknown) => /^[A-Za-z0-9_ ]{1,30}$/.test(String(part ?? ''));

const printable = (text: string) => text.replace(/\p{Cc}+/gu, ' ');
