import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { fieldFaults } from './auth.requests';

interface AuthFormOptions<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>;
  readonly send: (values: Values, signal: AbortSignal) => Promise<void>;
  /** Shown when a failure has no sentence of its own. */
  readonly fallback: string;
}

/**
 * A form of the two dialogs: checks on submit, clears a field's error when it is edited, sends once at a time, and keeps what was typed
 * when sending fails. A server's word on a field stands beside that field.
 */
export function useAuthForm<Values extends FieldValues>({ defaultValues, send, fallback }: AuthFormOptions<Values>) {
  const form = useForm<Values>({ defaultValues, mode: 'onSubmit', reValidateMode: 'onSubmit' });
  const [errorLine, setErrorLine] = useState<string>();
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const sendOnce = async (values: Values) => {
    if (sending.current) return;
    const controller = new AbortController();
    sending.current = controller;
    setErrorLine(undefined);
    try {
      await send(values, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return;
      setErrorLine((error instanceof Error && error.message) || fallback);
      for (const { field, message } of fieldFaults(error)) {
        if (field in values) form.setError(field as Path<Values>, { message }, { shouldFocus: true });
      }
    } finally {
      sending.current = null;
    }
  };

  const submit = (event: FormEvent) => void form.handleSubmit(sendOnce)(event);
  return { form, errorLine, submit, isSubmitting: form.formState.isSubmitting, isDirty: form.formState.isDirty };
}
