import { useId, type ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { controlCss, describeControl, FieldFrame, type FieldLabels } from '../field/field-frame';
import { color, size, space } from '../theme';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends FieldLabels, Omit<ComponentProps<'select'>, keyof FieldLabels | 'required' | 'multiple'> {
  options: readonly SelectOption[];
  /** Empty first choice. */
  placeholder?: string | undefined;
}

/** A labeled native select with hint and message. */
export function SelectField({ label, hint, error, isRequired, options, placeholder, ...rest }: SelectFieldProps) {
  const generated = useId();
  const id = rest.id ?? generated;
  const labels = { label, hint, error, isRequired, name: rest.name };
  return (
    <FieldFrame id={id} {...labels}>
      <Wrap>
        <Select {...rest} {...describeControl(id, labels)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
        <ChevronDown aria-hidden size={18} />
      </Wrap>
    </FieldFrame>
  );
}

const Wrap = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block-start: calc(50% - ${size.icon} / 2);
    inset-inline-end: ${space(1.5)};
    color: ${color.ink};
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlCss}
  padding-inline-end: ${space(5)};
  appearance: none;
  text-overflow: ellipsis;
`;
