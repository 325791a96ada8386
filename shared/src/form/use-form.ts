import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import type { FieldErrors, FormError } from './form-error';

/** What a form holds, as it is typed. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

/** Where a form stands. */
export type FormState<Field extends string> =
  | { readonly status: 'editing' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly message: string | undefined; readonly fieldErrors: FieldErrors<Field> };

/** What `send` is given besides the values. */
export interface SendContext {
  /** Aborted when the form goes away or its user cancels; nothing is shown of what comes after. */
  readonly signal: AbortSignal;
  /** Every control of the form as it was submitted, also one that a program filled without typing. */
  readonly entries: FormData;
  /** Forgets what was typed. */
  readonly reset: () => void;
}

interface FormOptions<Field extends string> {
  /** What stands in the fields until something is typed there; it may become known later. */
  readonly initial: FormValues<Field>;
  /** What keeps the form from being sent; neither a sentence nor a error: nothing. */
  readonly check?: (values: FormValues<Field>) => FormError | undefined;
  /** Sends; answers why it was refused, or undefined when it was accepted. */
  readonly send: (values: FormValues<Field>, sending: SendContext) => Promise<FormError | undefined>;
  /** Said when `send` fails without a word. */
  readonly fallback: string;
  /** To a field the one that was compared with it: an edit of the first may mend the second. */
  readonly compared?: Readonly<Partial<Record<NoInfer<Field>, NoInfer<Field>>>>;
}

/**
 * One form: it is checked when it is submitted and sent once at a time; what was typed stays through every failure. An edit clears the
 * error of its field, and the sentence about the whole with the last error. After an answer focus goes to the element of `outcome`, where
 * there is one, else to the first field with a error; such a field has to say `aria-invalid`, as those of the kit do.
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
    /** The sentence about the whole, while there is one. */
    message: state.status === 'failed' ? state.message : undefined,
    isSending: state.status === 'sending',
    edit,
    reset,
    /** Props of the kit's `StillLoading`; canceling keeps what was typed. */
    waiting: { isPending: state.status === 'sending', onRetry: sendAgain, onCancel: cancel },
    /** Back to editing after the form was sent, with what was typed. */
    reopen: () => setState({ status: 'editing' }),
    /** The element that says what became of the form. */
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
    /** Props of a field of the kit. */
    field: (name: Field) => ({
      name,
      value: values[name],
      error: fieldErrors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => edit(name, target.value),
    }),
  };
}

const NO_FIELD_ERRORS: FieldErrors<never> = {};

// Not on the state itself, which an edit changes too.
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

/** Whether a sentence about the whole says only what stands beside the fields: servers put those sentences together. */
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
