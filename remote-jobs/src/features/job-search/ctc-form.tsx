import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { useState, type FormEvent } from 'react';
import { ctcError, tidyRange, type CtcError, type CtcRange } from '../../lib/ctc-range';
import { Fieldset, Pair } from './job-search.styles';

interface CtcFormProps {
  readonly range: CtcRange;
  readonly onApply: (range: CtcRange) => void;
  readonly formId?: string | undefined;
  /** Called when a button outside of the form submitted valid bounds. */
  readonly onShow?: (() => void) | undefined;
}

/** `seen` are the last filters; only a change from elsewhere replaces the typed text. */
interface Draft {
  readonly typed: CtcRange;
  readonly error: CtcError | undefined;
  readonly seen: CtcRange;
}

const EMPTY: CtcRange = { minCTC: '', maxCTC: '' };

/** The pay range; contradicting bounds show an error and are not applied. */
export function CtcForm({ range, onApply, formId, onShow }: CtcFormProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(range));
  if (!isSame(draft.seen, range)) setDraft(draftOf(range));

  const apply = (next: CtcRange) => {
    setDraft({ ...draftOf(next), seen: draft.seen });
    onApply(next);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const error = ctcError(draft.typed);
    if (!error) {
      const next = tidyRange(draft.typed);
      if (!isSame(next, range)) apply(next);
      if (!event.currentTarget.contains(submitterOf(event))) onShow?.();
      return;
    }
    setDraft({ ...draft, error });
    const field = event.currentTarget.elements.namedItem(error.field);
    if (field instanceof HTMLElement) field.focus();
  };

  const fieldProps = (field: keyof CtcRange) => ({
    name: field,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: draft.typed[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setDraft({ ...draft, typed: { ...draft.typed, [field]: target.value }, error: undefined }),
    ...(draft.error?.field === field && { error: draft.error.message }),
  });
  return (
    <form id={formId} onSubmit={handleSubmit} noValidate>
      <Fieldset>
        <legend>CTC Range (LPA)</legend>
        <Pair>
          <Field label="Min" {...fieldProps('minCTC')} />
          <Field label="Max" {...fieldProps('maxCTC')} />
        </Pair>
        <Pair>
          <Button type="submit" size="sm" variant="secondary">
            Apply
          </Button>
          <Button type="button" size="sm" variant="quiet" onClick={() => apply(EMPTY)}>
            Reset
          </Button>
        </Pair>
      </Fieldset>
    </form>
  );
}

// Enter has no submitter.
const submitterOf = ({ nativeEvent, currentTarget }: FormEvent<HTMLFormElement>): HTMLElement =>
  (nativeEvent as SubmitEvent).submitter ?? currentTarget;

const draftOf = ({ minCTC, maxCTC }: CtcRange): Draft => ({
  typed: { minCTC: minCTC || '0', maxCTC },
  error: ctcError({ minCTC, maxCTC }),
  seen: { minCTC, maxCTC },
});

const isSame = (one: CtcRange, other: CtcRange) => one.minCTC === other.minCTC && one.maxCTC === other.maxCTC;
