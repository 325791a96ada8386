import { useId } from 'react';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../theme';

/**
 * One checkbox; `count` is its number of results. Options with 0 results look inactive but can be
 * checked.
 */
export interface CheckboxOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Hint below the label. */
  hint?: string | undefined;
  count?: number | undefined;
}

export interface CheckboxGroupProps<Value extends string = string> {
  legend: string;
  options: readonly CheckboxOption<Value>[];
  selected: readonly Value[];
  /** Called with the new selection, in the order of the options. */
  onChange: (selected: Value[]) => void;
}

/** A group of checkboxes. */
export function CheckboxGroup<Value extends string>({
  legend,
  options,
  selected,
  onChange,
}: CheckboxGroupProps<Value>) {
  const name = useId();
  const handleToggle = (value: Value) => {
    const isOn = (candidate: Value) => selected.includes(candidate) !== (candidate === value);
    onChange(options.map((option) => option.value).filter(isOn));
  };
  return (
    <Group>
      <Legend>{legend}</Legend>
      {options.map(({ value, label, hint, count }) => (
        <Row key={value} $isMuted={count === 0}>
          <Box
            name={name}
            value={value}
            checked={selected.includes(value)}
            onChange={() => handleToggle(value)}
            aria-describedby={hint && `${name}-${value}`}
          />
          <Tick aria-hidden strokeWidth={3} />
          <Words>
            <span>{label}</span>
            {hint && (
              <Hint aria-hidden id={`${name}-${value}`}>
                {hint}
              </Hint>
            )}
          </Words>
          {count !== undefined && <Count>({count.toLocaleString('en-IN')})</Count>}
        </Row>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  margin-block-end: ${space(0.5)};
  padding: 0;
  color: ${color.ink};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.bold};
`;

const Row = styled.label<{ $isMuted: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(1.25)};
  min-height: ${size.controlSmall};
  padding-block: ${space(0.5)};
  font-size: ${font.size.sm};
  line-height: ${font.leading.snug};
  color: ${({ $isMuted }) => ($isMuted ? color.muted : 'inherit')};
  cursor: pointer;

  &:hover > span > span {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

// Below each other, because beside the label the hint would wrap in narrow columns.
const Words = styled.span`
  display: grid;
  min-width: 0;
`;

const Hint = styled.small`
  color: ${color.muted};
  font-size: ${font.size.xs};
`;

const Box = styled.input.attrs({ type: 'checkbox' })`
  flex: none;
  width: ${size.icon};
  height: ${size.icon};
  border: ${size.hairline} solid ${color.lineStrong};
  border-radius: calc(${radius.sm} / 2);
  background: ${color.surface};
  appearance: none;
  cursor: inherit;

  &:checked {
    border-color: ${color.ink};
    background: ${color.ink};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Tick = styled(Check)`
  width: ${size.tick};
  height: ${size.tick};
  position: absolute;
  inset-inline-start: calc((${size.icon} - ${size.tick}) / 2);
  color: ${color.onInk};
  opacity: 0;
  pointer-events: none;

  input:checked + & {
    opacity: 1;
  }

  @media (forced-colors: active) {
    display: none;
  }
`;

const Count = styled.span`
  margin-inline-start: auto;
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;
