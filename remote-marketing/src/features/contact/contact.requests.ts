import { confirmation, contactBody, sendContact } from '@kadam/shared/contract/marketing';
import { parseFieldErrors, fieldErrorsOfIssues, type FormError } from '@kadam/shared/form';
import { ApiError, call } from '@kadam/shared/http';
import { summaryOf, type ContactValues } from './contact-fields';

export interface ContactEntry extends ContactValues {
  /** Honeypot for bots; hidden from people. */
  readonly website: string;
}

const UNCONFIRMED = 'The server did not confirm that your message has arrived. Please try again.';

/**
 * Validates the entry against the contract and sends it.
 * @returns the error to show, or undefined when it was accepted
 */
export async function submitContact(entry: ContactEntry, signal: AbortSignal): Promise<FormError | undefined> {
  const checked = contactBody.safeParse(entry);
  if (!checked.success) {
    const fieldErrors = fieldErrorsOfIssues(checked.error.issues);
    return { message: summaryOf(fieldErrors), fieldErrors };
  }
  try {
    const response = await call(sendContact, { body: checked.data, signal });
    return confirmation.safeParse(response).success ? undefined : { message: UNCONFIRMED };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const message = error.status !== undefined && error.status < 300 ? UNCONFIRMED : error.message;
    return { message, fieldErrors: parseFieldErrors(error.body) };
  }
}
