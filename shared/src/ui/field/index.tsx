import { useId, type ComponentProps } from 'react';
import styled from 'styled-components';
import { space } from '../theme';
import { controlCss, describeControl, FieldFrame, type FieldLabels } from './field-frame';

type OwnProps = keyof FieldLabels | 'multiline' | 'required';

/** Single line: props of a native input, including `ref`. */
export type InputFieldProps = FieldLabels & { multiline?: false } & Omit<ComponentProps<'input'>, OwnProps>;

/** Multiple lines: props of a native text area; `rows` (default 4) is its initial height. */
export type TextFieldProps = FieldLabels & { multiline: true } & Omit<ComponentProps<'textarea'>, OwnProps>;

export type FieldProps = InputFieldProps | TextFieldProps;

/**
 * A labeled text control with hint and message, for `field()` of `@kadam/shared/form` or on its
 * own.
 */
export function Field(props: FieldProps) {
  const generated = useId();
  const id = props.id ?? generated;
  if (props.multiline) {
    const { label, hint, error, isRequired, multiline: _, rows = 4, ...rest } = props;
    const labels = { label, hint, error, isRequired, name: props.name };
    return (
      <FieldFrame id={id} {...labels}>
        <TextArea {...rest} {...describeControl(id, labels)} rows={rows} />
      </FieldFrame>
    );
  }
  const { label, hint, error, isRequired, multiline: _, ...rest } = props;
  const labels = { label, hint, error, isRequired, name: props.name };
  return (
    <FieldFrame id={id} {...labels}>
      <Input {...rest} {...describeControl(id, labels)} />
    </FieldFrame>
  );
}

const Input = styled.input`
  ${controlCss}
`;

const TextArea = styled.textarea`
  ${controlCss}
  min-height: ${space(11)};
  resize: vertical;
`;
