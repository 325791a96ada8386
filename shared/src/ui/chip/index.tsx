import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import styled, { css } from 'styled-components';
import { color, font, radius, size, space } from '../theme';

/** neutral for facts, accent for emphasis, success for what is done. */
export type ChipTone = 'neutral' | 'accent' | 'success';

export interface ChipProps {
  tone?: ChipTone | undefined;
  children: ReactNode;
  /** Adds a remove button. */
  onRemove?: (() => void) | undefined;
  /** Label of that button, for example "Remove 'Remote'"; default: from the text. */
  removeLabel?: string | undefined;
}

/** A short fact, or an active filter. */
export function Chip({ tone = 'neutral', children, onRemove, removeLabel }: ChipProps) {
  const name = removeLabel ?? (typeof children === 'string' ? `Remove '${children}'` : 'Remove');
  return (
    <Face $tone={tone}>
      <span>{children}</span>
      {onRemove && (
        <Remove type="button" aria-label={name} title={name} onClick={onRemove}>
          <X aria-hidden size={14} strokeWidth={2.25} />
        </Remove>
      )}
    </Face>
  );
}

const tones = {
  neutral: css`
    border-color: ${color.line};
    background: ${color.sand};
    color: ${color.ink};
  `,
  accent: css`
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.inkStrong};
  `,
  success: css`
    border-color: ${color.success};
    background: ${color.successSoft};
    color: ${color.success};
  `,
};

const Face = styled.span<{ $tone: ChipTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  max-width: 100%;
  min-height: ${space(3.5)};
  padding: ${space(0.25)} ${space(1.25)};
  border: ${size.hairline} solid;
  border-radius: ${radius.pill};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.semibold};
  line-height: ${font.leading.snug};
  ${({ $tone }) => tones[$tone]}

  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Remove = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${space(3)};
  height: ${space(3)};
  margin-inline-end: ${space(-0.75)};
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;

  position: relative;

  /* A finger needs a larger target than the cross. */
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: ${space(-1.25)};
    }
  }

  &:hover {
    background: color-mix(in srgb, currentcolor 14%, transparent);
  }
`;
