import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import styled, { css } from 'styled-components';
import { color, font, media, motion, radius, size, space } from '../theme';

/** Common props of all fields. */
export interface FieldLabels {
  label: ReactNode;
  /** Key of the value in the form and in server errors. */
  name: string;
  /** Help that is always visible, read after the label. */
  hint?: ReactNode;
  /** Error message; empty or absent if valid. */
  error?: string | undefined;
  isRequired?: boolean | undefined;
}

interface FieldFrameProps extends FieldLabels {
  id: string;
  children: ReactNode;
}

/** Label, hint, control and message. The control takes `describeControl(…)`. */
export function FieldFrame({ id, label, hint, error, isRequired, children }: FieldFrameProps) {
  return (
    <Frame>
      <Label htmlFor={id}>
        {label}
        {isRequired && <Mark aria-hidden> *</Mark>}
      </Label>
      {hint && <Hint id={hintId(id)}>{hint}</Hint>}
      {children}
      {error && (
        <Message id={errorId(id)}>
          <CircleAlert aria-hidden size={16} />
          <span>{error}</span>
        </Message>
      )}
    </Frame>
  );
}

/** Attributes that link a control to its label, hint and message. */
export function describeControl(id: string, { name, hint, error, isRequired }: Omit<FieldLabels, 'label'>) {
  const describedBy = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return {
    id,
    name,
    ...(isRequired && { 'aria-required': true }),
    ...(error && { 'aria-invalid': true }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  } as const;
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** Styles of text controls, selects and text areas. */
export const controlCss = css`
  width: 100%;
  min-width: 0;
  min-height: ${size.control};
  /* Label and hint stand above: focus must bring them below the fixed header too. */
  scroll-margin-block-start: ${space(6)};
  padding: ${space(1)} ${space(1.5)};
  border: ${size.hairline} solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.inkStrong};
  font-size: ${font.size.md};
  line-height: ${font.leading.snug};
  transition: border-color ${motion.fast} ${motion.ease};

  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: ${color.ink};
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 ${size.hairline} ${color.danger};
  }

  &:disabled,
  &:read-only:not(select) {
    border-color: ${color.line};
    background: ${color.sandDeep};
  }

  &:disabled {
    color: ${color.muted};
    opacity: 1;
    cursor: not-allowed;
  }

  ${media.reducedMotion} {
    transition: none;
  }
`;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(0.75)};
  min-width: 0;
`;

const Label = styled.label`
  color: ${color.ink};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
  line-height: ${font.leading.snug};
`;

const Mark = styled.span`
  color: ${color.danger};
`;

const Hint = styled.p`
  color: ${color.muted};
  font-size: ${font.size.xs};
  line-height: ${font.leading.snug};
`;

const Message = styled.p`
  display: flex;
  gap: ${space(0.75)};
  color: ${color.danger};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  line-height: ${font.leading.snug};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    margin-top: 0.15em;
  }

  & > span {
    min-width: 0;
  }
`;
