import { Button } from '@kadam/shared/ui/button';
import { Field } from '@kadam/shared/ui/field';
import { useState, type FormEvent } from 'react';
import { ctcFault, tidyRange, type CtcFault, type CtcRange } from '../../lib/ctc-range';
import { Fieldset, Pair } from './job-search.styles';

interface CtcFormProps {
  readonly range: CtcRange;
  readonly onApply: (range: CtcRange) => void;
}

const EMPTY: CtcRange = { minCTC: '', maxCTC: '' };

/** The pay range; bounds that contradict each other are said beside the field and go nowhere. */
export function CtcForm({ range, onApply }: CtcFormProps) {
  const [typed, setTyped] = useState<CtcRange>(() => ({ minCTC: range.minCTC || '0', maxCTC: range.maxCTC }));
  const [fault, setFault] = useState<CtcFault | undefined>(() => ctcFault(range));

  const handleType = (change: Partial<CtcRange>) => {
    setTyped({ ...typed, ...change });
    setFault(undefined);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = ctcFault(typed);
    setFault(found);
    if (!found) onApply(tidyRange(typed));
  };
  const handleReset = () => {
    setTyped({ minCTC: '0', maxCTC: '' });
    setFault(undefined);
    onApply(EMPTY);
  };

  const fieldProps = (field: keyof CtcRange) => ({
    name: field,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: typed[field],
    onChange: (event: { readonly target: { readonly value: string } }) => handleType({ [field]: event.target.value }),
    ...(fault?.field === field && { error: fault.message }),
  });
  return (
    <form onSubmit={handleSubmit} noValidate>
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
          <Button type="button" size="sm" variant="quiet" onClick={handleReset}>
            Reset
          </Button>
        </Pair>
      </Fieldset>
    </form>
  );
}
