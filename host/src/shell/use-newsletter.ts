import { useState } from 'react';
import { useForm, type FormError } from '@kadam/shared/form';
import { onDemand } from '@kadam/shared/on-demand';

const FALLBACK = 'We could not subscribe you just now. Please try again.';

/** Subscribes an address, once at a time; `thanks` is the server's message. */
export function useNewsletter() {
  const [thanks, setThanks] = useState('');
  const form = useForm({
    initial: { email: '' },
    send: async ({ email }, { entries }) => {
      try {
        // Loaded on the click, because most visits need neither schema library nor client.
        const { requestNewsletter } = await importRequests();
        setThanks(await requestNewsletter({ email: email.trim(), website: textOf(entries.get('website')) }));
        return undefined;
      } catch (error) {
        return refusalOf(error);
      }
    },
    fallback: FALLBACK,
  });
  return { ...form, thanks };
}

const importRequests = onDemand(() => import('./newsletter.requests'));

// Errors of failed imports are technical; those of failed calls are for users.
function refusalOf(error: unknown): FormError {
  if (error instanceof Error && error.name === 'ApiError') return { message: error.message || FALLBACK };
  return { message: FALLBACK };
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value.trim() : '');
