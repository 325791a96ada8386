import { useForm } from '@kadam/shared/form';
import { useSearchParams } from '@kadam/shared/router';
import { useSession } from '@kadam/shared/session';
import { openingOf } from '../../content/contact';
import { submitContact } from './contact.requests';

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
