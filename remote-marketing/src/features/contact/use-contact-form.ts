import { useEffect, useState } from 'react';
import { useForm } from '@kadam/shared/form';
import { useSearchParams } from '@kadam/shared/router';
import { useSession } from '@kadam/shared/session';
import { openingOf } from '../../content/contact';
import { fieldId } from './contact-fields';
import { submitContact } from './contact.requests';
import { readEarlyEntry } from './early-entry';

const FALLBACK = 'We could not send your message just now. Please try again.';

/** The contact form, begun with what is known, and with what was typed before the code of the page was there. */
export function useContactForm() {
  const [query] = useSearchParams();
  const opening = openingOf(query.get('topic'));
  const memberEmail = useSession(({ email }) => email);
  const [early] = useState(readEarlyEntry);
  const form = useForm({
    initial: { name: '', email: memberEmail ?? '', phone: '', message: opening, ...early.typed },
    send: (values, { entries }) => {
      const message = values.message.trim() === opening.trim() ? '' : values.message;
      const website = entries.get('website');
      return submitContact({ ...values, message, website: typeof website === 'string' ? website : '' });
    },
    fallback: FALLBACK,
  });

  useEffect(() => {
    if (early.focused) document.getElementById(fieldId(early.focused))?.focus({ preventScroll: true });
  }, [early]);

  return { ...form, startAgain: () => form.edit('message', '') };
}
