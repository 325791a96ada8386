import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from '@kadam/shared/router';
import { useSession } from '@kadam/shared/session';
import { openingOf } from '../../content/contact';
import { fieldId, without, type ContactFaults, type ContactField, type ContactValues } from './contact-fields';
import { submitContact } from './contact.requests';
import { readEarlyEntry } from './early-entry';

export type ContactState =
  | { readonly status: 'editing' }
  | { readonly status: 'sending' }
  | { readonly status: 'refused'; readonly message: string; readonly faults: ContactFaults }
  | { readonly status: 'sent'; readonly to: string };

const FALLBACK = 'We could not send your message just now. Please try again.';

/** The contact form: what was typed stays until it has been sent, and is sent once. */
export function useContactForm() {
  const [query] = useSearchParams();
  const opening = openingOf(query.get('topic'));
  const memberEmail = useSession(({ email }) => email);
  const [early] = useState(readEarlyEntry);
  const [typed, setTyped] = useState(early.typed);
  const [state, setState] = useState<ContactState>({ status: 'editing' });
  const isSending = useRef(false);
  const values: ContactValues = { name: '', email: memberEmail ?? '', phone: '', message: opening, ...typed };

  useEffect(() => {
    if (early.focused) document.getElementById(fieldId(early.focused))?.focus({ preventScroll: true });
  }, [early]);

  const send = async (website: string) => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ status: 'sending' });
    try {
      const message = values.message.trim() === opening.trim() ? '' : values.message;
      const outcome = await submitContact({ ...values, message, website });
      setState(
        outcome.kind === 'sent' ? { status: 'sent', to: values.email.trim() } : { ...outcome, status: 'refused' },
      );
    } catch {
      setState({ status: 'refused', message: FALLBACK, faults: {} });
    } finally {
      isSending.current = false;
    }
  };

  return {
    values,
    state,
    send,
    edit: (field: ContactField, value: string) => {
      setTyped((current) => ({ ...current, [field]: value }));
      setState((current) => mended(current, field));
    },
    startAgain: () => {
      setTyped((current) => ({ ...current, message: '' }));
      setState({ status: 'editing' });
    },
  };
}

function mended(state: ContactState, field: ContactField): ContactState {
  if (state.status !== 'refused' || !state.faults[field]) return state;
  const faults = without(state.faults, field);
  return Object.keys(faults).length > 0 ? { ...state, faults } : { status: 'editing' };
}
