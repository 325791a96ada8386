import { useRef, useState } from 'react';
import type { NewsletterEntry } from './newsletter.requests';

export type NewsletterState =
  | { readonly status: 'open' }
  | { readonly status: 'sending' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'subscribed'; readonly message: string };

const FALLBACK = 'We could not subscribe you just now. Please try again.';

/** Subscribes an address, once at a time. */
export function useNewsletter() {
  const [state, show] = useState<NewsletterState>({ status: 'open' });
  const isSending = useRef(false);

  const subscribe = async (entry: NewsletterEntry) => {
    if (isSending.current) return;
    isSending.current = true;
    show({ status: 'sending' });
    try {
      // On the click, because a page that only stands there needs neither the schema library nor the client.
      const { requestNewsletter } = await import('./newsletter.requests');
      show({ status: 'subscribed', message: await requestNewsletter(entry) });
    } catch (error) {
      show({ status: 'failed', message: sentenceOf(error) });
    } finally {
      isSending.current = false;
    }
  };

  return { state, subscribe, edit: () => state.status === 'failed' && show({ status: 'open' }) };
}

// A chunk that could not be fetched speaks to developers; a failed call speaks to people.
const sentenceOf = (error: unknown) =>
  error instanceof Error && error.name === 'ApiError' && error.message !== '' ? error.message : FALLBACK;
