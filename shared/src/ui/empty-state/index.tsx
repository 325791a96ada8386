import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../theme';

export interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
}

/** Replaces an empty list: says why it is empty and what to do. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Frame>
      <Staircase />
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {action && <Action>{action}</Action>}
    </Frame>
  );
}

function Staircase() {
  return (
    <Drawing viewBox="0 0 120 72" aria-hidden focusable="false">
      <path d="M6 66h28V48h28V30h28V12h24" />
      <path d="M6 66h108" strokeDasharray="2 6" />
      <circle cx="102" cy="5" r="4" />
    </Drawing>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(6)} ${space(2)};
  border-radius: ${radius.md};
  background: ${color.sand};
  text-align: center;
`;

const Drawing = styled.svg`
  width: ${space(15)};
  margin-block-end: ${space(2)};
  overflow: visible;
  fill: none;
  stroke: ${color.ink};
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: ${size.rule};

  & > path + path {
    stroke: ${color.lineStrong};
    stroke-width: ${size.hairline};
  }

  & > circle {
    fill: ${color.accent};
    stroke: none;
  }
`;

const Title = styled.h2`
  font-size: ${font.size.lg};
`;

const Text = styled.p`
  max-width: ${size.dialog};
  color: ${color.muted};
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1.5)};
  margin-block-start: ${space(2)};
`;
