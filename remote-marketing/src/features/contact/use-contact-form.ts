import { confirmation, contactBody, sendContact } from '@kadam/shared/contract/marketing';
import { fieldErrorsOfIssues, type FormError, parseFieldErrors, useForm } from '@kadam/shared/form';
import { ApiError, call } from '@kadam/shared/http';
import { useSearchParams } from '@kadam/shared/router';
import { useSession } from '@kadam/shared/session';
import { openingOf } from '../../content/contact';
import { type ContactValues, summaryOf } from './contact-fields';

const FALLBACK = 'We could not send your message just now. Please try again.';

export function useContactForm() {
  const [query] = useSearchParams();
  const opening = openingOf(query.get('topic'));
  const memberEmail = useSession(({ email }) => email);
  const form = useForm({
    initial: { name: '', email: memberEmail ?? '', phone: '', message: opening },
    send: (values, { entries, signal }) => {
      const message = values.message.trim() === opening.trim() ? '' : values.message;
      const website = entries.get('website');
      return submitContact({ ...values, message, website: typeof website === 'string' ? website : '' }, signal);
    },
    fallback: FALLBACK,
  });

  return { ...form, startAgain: () => form.edit('message', '') };
}

interface ContactEntry extends ContactValues {
  /** Honeypot for bots; hidden from people. */
  readonly website: string;
}

const UNCONFIRMED = 'The server did not confirm that your message has arrived. Please try again.';

/**
 * Validates the entry against the contract and sends it.
 * @returns the error to show, or undefined when it was accepted
 */
async function submitContact(entry: ContactEntry, signal: AbortSignal): Promise<FormError | undefined> {
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
