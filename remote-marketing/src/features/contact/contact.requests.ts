import { failure } from '@kadam/shared/contract/errors';
import { contactBody, sendContact } from '@kadam/shared/contract/marketing';
import { ApiError, call } from '@kadam/shared/http';
import { CONTACT_FIELDS, summaryOf, type ContactFaults, type ContactValues } from './contact-fields';

export interface ContactEntry extends ContactValues {
  /** A trap that people do not see. */
  readonly website: string;
}

export type ContactOutcome =
  { readonly kind: 'sent' } | { readonly kind: 'refused'; readonly message: string; readonly faults: ContactFaults };

const UNCONFIRMED = 'The server did not confirm that your message has arrived. Please try again.';

/** Checks the entry against the contract, sends it, and says in words for people what became of it. */
export async function submitContact(entry: ContactEntry): Promise<ContactOutcome> {
  const checked = contactBody.safeParse(entry);
  if (!checked.success) {
    const faults = faultsOf(checked.error.issues.map(({ path, message }) => ({ field: String(path[0]), message })));
    return { kind: 'refused', message: summaryOf(faults), faults };
  }
  try {
    const answer = await call(sendContact, { body: checked.data });
    const isConfirmed = sendContact.responses[202].safeParse(answer).success;
    return isConfirmed ? { kind: 'sent' } : { kind: 'refused', message: UNCONFIRMED, faults: {} };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const answer = failure.safeParse(error.body);
    const message = error.status !== undefined && error.status < 300 ? UNCONFIRMED : error.message;
    return { kind: 'refused', message, faults: faultsOf((answer.success && answer.data.details) || []) };
  }
}

// The first sentence of a field is the one that matters; later ones follow from it.
function faultsOf(details: readonly { readonly field: string; readonly message: string }[]): ContactFaults {
  const known = CONTACT_FIELDS.flatMap((field) => {
    const fault = details.find((detail) => detail.field === field);
    return fault ? [[field, fault.message] as const] : [];
  });
  return Object.fromEntries(known);
}
