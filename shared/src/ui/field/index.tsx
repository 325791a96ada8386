import { useId, type ComponentProps } from 'react';
import styled from 'styled-components';
import { space } from '../theme';
import { controlCss, describeControl, FieldFrame, type FieldLabels } from './field-frame';

type OwnProps = keyof FieldLabels | 'multiline' | 'required';

/** One line of text: the props of a native input, its `ref` included. */
export type InputFieldProps = FieldLabels & { multiline?: false } & Omit<ComponentProps<'input'>, OwnProps>;

/** Several lines of text: the props of a native text area; `rows` is its height in lines (default 4), it grows by hand. */
export type TextFieldProps = FieldLabels & { multiline: true } & Omit<ComponentProps<'textarea'>, OwnProps>;

/** Props of `Field`. */
export type FieldProps = InputFieldProps | TextFieldProps;

/** A labelled text control with hint and message. Controlled or not, and ready for `field()` of `@kadam/shared/form`. */
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
