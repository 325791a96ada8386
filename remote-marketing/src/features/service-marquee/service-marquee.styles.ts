import { color, font, radius, space } from '@kadam/shared/ui/theme';
import styled, { css, keyframes } from 'styled-components';
import { endless } from '../../lib/endless.styles';

// Moves by one of six copies, so the end looks like the start.
const pass = keyframes`
  to { transform: translateX(calc(-100% / 6)); }
`;

export const Band = styled.section`
  overflow: hidden;
  padding-block: ${space(3)};
  background: ${color.ink};
  color: ${color.onInk};
`;

export const Track = styled.div`
  --marquee-time: 30s;
  display: flex;
  width: max-content;
  ${endless(
    css`
      ${pass} linear
    `,
    'var(--marquee-time)',
  )}

  /* Below these widths, not at them. */
  @media (width < 768px) {
    --marquee-time: 25s;
  }

  @media (width < 480px) {
    --marquee-time: 20s;
  }

  &:hover {
    animation-play-state: paused;
  }
`;

export const Names = styled.ul`
  display: flex;
  flex: none;

  li {
    display: flex;
    align-items: center;
    gap: ${space(4)};
    padding-inline-end: ${space(4)};
    font-size: ${font.size.lg};
    font-weight: ${font.weight.semibold};
    white-space: nowrap;
  }

  li::after {
    content: '';
    width: ${space(1)};
    height: ${space(1)};
    border-radius: ${radius.sm};
    background: ${color.accent};
    rotate: 45deg;
    scale: 0.8;
  }
`;
