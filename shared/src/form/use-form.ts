import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import type { FieldErrors, FormError } from './form-error';

/** Values of the fields. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

export type FormState<Field extends string> =
  | { readonly status: 'editing' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly message: string | undefined; readonly fieldErrors: FieldErrors<Field> };

/** Second argument of `send`. */
export interface SendContext {
  /** Aborted when the form unmounts or its user cancels; later results are ignored. */
  readonly signal: AbortSignal;
  /** Every control of the submitted form, including those filled without typing. */
  readonly entries: FormData;
  /** Clears what was typed. */
  readonly reset: () => void;
}

interface FormOptions<Field extends string> {
  /** Values of the fields until they are edited; may change later. */
  readonly initial: FormValues<Field>;
  /** Client-side validation; the form is not sent if there is a message or a field error. */
  readonly check?: (values: FormValues<Field>) => FormError | undefined;
  /** Sends the form; returns the error, or undefined on success. */
  readonly send: (values: FormValues<Field>, sending: SendContext) => Promise<FormError | undefined>;
  /** Message if `send` throws. */
  readonly fallback: string;
  /**
   * Maps a field to the one compared with it; an edit of the first also clears the second's error.
   */
  readonly compared?: Readonly<Partial<Record<NoInfer<Field>, NoInfer<Field>>>>;
}

/**
 * State of one form. It is validated on submit and sent once at a time; values stay after an error.
 * An edit clears the error of its field, and the form's message with the last field error.
 * Afterwards the focus moves to the element of `outcome`, or to the first field with
 * `aria-invalid`.
 */
export function useForm<Field extends string>({ initial, check, send, fallback, compared }: FormOptions<Field>) {
  const [typed, setTyped] = useState<Partial<FormValues<Field>>>({});
  const [state, setState] = useState<FormState<Field>>({ status: 'editing' });
  const { formRef, outcome, setResult } = useFocusOnResult();
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const values: FormValues<Field> = { ...initial, ...typed };
  const fieldErrors = state.status === 'failed' ? state.fieldErrors : (NO_FIELD_ERRORS as FieldErrors<Field>);

  const finish = (error: FormError | undefined) => {
    const next: FormState<Field> = error ? toFailedState(error, initial) : { status: 'sent' };
    setState(next);
    setResult(next);
  };
  const reset = () => {
    setTyped({});
    setState({ status: 'editing' });
  };
  const edit = (field: Field, value: string) => {
    setTyped((current) => ({ ...current, [field]: value }));
    setState((current) => clearEdited(current, [field, compared?.[field]]));
  };
  const sendOnce = async (entries: FormData) => {
    if (sending.current) return;
    const found = check && toFailedState(check(values) ?? {}, initial);
    if (found?.status === 'failed') return finish(found);
    const controller = new AbortController();
    const { signal } = controller;
    sending.current = controller;
    setState({ status: 'sending' });
    const error = await send(values, { signal, entries, reset }).catch(() => ({ message: fallback }));
    if (signal.aborted) return;
    sending.current = null;
    finish(error);
  };
  const cancel = () => {
    sending.current?.abort();
    sending.current = null;
    setState({ status: 'editing' });
  };
  const sendAgain = () => {
    cancel();
    if (formRef.current) void sendOnce(new FormData(formRef.current));
  };

  return {
    values,
    state,
    fieldErrors,
    message: state.status === 'failed' ? state.message : undefined,
    isSending: state.status === 'sending',
    edit,
    reset,
    /** Props of `StillLoading`; canceling keeps the values. */
    waiting: { isPending: state.status === 'sending', onRetry: sendAgain, onCancel: cancel },
    /** Back to editing after the form was sent, with its values. */
    reopen: () => setState({ status: 'editing' }),
    /** Ref of the element that shows the result. */
    outcome,
    /** Props of the form element. */
    form: {
      ref: formRef,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void sendOnce(new FormData(event.currentTarget));
      },
    },
    /** Props of a field. */
    field: (name: Field) => ({
      name,
      value: values[name],
      error: fieldErrors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => edit(name, target.value),
    }),
  };
}

const NO_FIELD_ERRORS: FieldErrors<never> = {};

// Separate from the form's state, which edits change too.
function useFocusOnResult() {
  const formRef = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement & HTMLParagraphElement>(null);
  const [result, setResult] = useState<FormState<string>>();
  useEffect(() => {
    const hasFieldErrors = result?.status === 'failed' && Object.keys(result.fieldErrors).length > 0;
    if (result && outcome.current) outcome.current.focus();
    else if (hasFieldErrors) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [result]);
  return { formRef, outcome, setResult };
}

function toFailedState<Field extends string>(
  { message, fieldErrors = {} }: FormError,
  known: FormValues<Field>,
): FormState<Field> {
  const own = Object.entries(fieldErrors).filter(
    ([field, error]) => error !== undefined && Object.hasOwn(known, field),
  );
  const unsaid = message !== undefined && isCoveredByFields(message, own) ? undefined : message;
  if (unsaid === undefined && own.length === 0) return { status: 'editing' };
  return { status: 'failed', message: unsaid, fieldErrors: Object.fromEntries(own) as FieldErrors<Field> };
}

/** Whether the form's message only repeats the field errors, which some servers join. */
function isCoveredByFields(
  message: string,
  fieldErrors: readonly (readonly [field: string, error: string | undefined])[],
): boolean {
  const rest = fieldErrors.reduce(
    (left, [field, error = '']) => left.replace(normalize(`${field} ${error}`), '').replace(normalize(error), ''),
    normalize(message),
  );
  return fieldErrors.length > 0 && rest === '';
}

const normalize = (sentence: string) => sentence.toLowerCase().replace(/[\s.]+/g, '');

function clearEdited<Field extends string>(
  state: FormState<Field>,
  fields: readonly (Field | undefined)[],
): FormState<Field> {
  if (state.status === 'sending') return state;
  if (state.status !== 'failed') return { status: 'editing' };
  const left = Object.entries(state.fieldErrors).filter(([field]) => !fields.some((one) => one === field));
  if (left.length === 0) return { status: 'editing' };
  return { ...state, fieldErrors: Object.fromEntries(left) as FieldErrors<Field> };
}
