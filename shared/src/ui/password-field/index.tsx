import { useId, useState, type ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import styled from 'styled-components';
import { controlCss, describeControl, FieldFrame, type FieldLabels } from '../field/field-frame';
import { IconButton } from '../icon-button';
import { color, radius, size } from '../theme';

/** Set `autoComplete` to `current-password` or `new-password`. */
export type PasswordFieldProps = FieldLabels & Omit<ComponentProps<'input'>, keyof FieldLabels | 'type' | 'required'>;

/** A password field with a button that shows it. */
export function PasswordField({ label, hint, error, isRequired, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const generated = useId();
  const id = rest.id ?? generated;
  const labels = { label, hint, error, isRequired, name: rest.name };
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame id={id} {...labels}>
      <Wrap>
        <Input
          spellCheck={false}
          autoCapitalize="none"
          {...rest}
          {...describeControl(id, labels)}
          type={isShown ? 'text' : 'password'}
        />
        <Toggle label="Show password" aria-pressed={isShown} aria-controls={id} onClick={() => setIsShown(!isShown)}>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
        </Toggle>
      </Wrap>
    </FieldFrame>
  );
}

const Wrap = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlCss}
  padding-inline-end: calc(${size.control} + ${size.hairline});

  &::-ms-reveal {
    display: none;
  }
`;

const Toggle = styled(IconButton)`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  border-radius: ${radius.sm};
  color: ${color.muted};
`;
