import { useRef } from 'react';
import { type FormError, useForm } from '@kadam/shared/form';

interface TextForm {
  /** Error of an empty text. */
  readonly missing: string;
  readonly send: (body: { readonly id: string; readonly text: string }) => Promise<FormError | undefined>;
  readonly fallback: string;
}

/** The form of a text that is sent with an id: a repeated attempt sends the same id. */
export function useTextForm({ missing, send, fallback }: TextForm) {
  const id = useRef(crypto.randomUUID());
  return useForm({
    initial: { text: '' },
    check: ({ text }) => (text.trim() === '' ? { fieldErrors: { text: missing } } : undefined),
    send: async ({ text }, { reset }) => {
      const failure = await send({ id: id.current, text: text.trim() });
      if (failure) return failure;
      id.current = crypto.randomUUID();
      reset();
      return undefined;
    },
    fallback,
  });
}
