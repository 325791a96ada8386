import styled, { css } from 'styled-components';
import { size, space } from '../theme';

/** Centered column of at most 1200 px; `as` sets the element. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${size.page} + ${space(6)});
  margin-inline: auto;
  padding-inline: clamp(${space(2)}, 4vw, ${space(3)});
`;

/** Children below each other, with a gap of `gap` × 8 px (default 2); `as` sets the element. */
export const Stack = styled.div.withConfig({ shouldForwardProp: (prop) => prop !== 'gap' })<{ gap?: number }>`
  display: flex;
  flex-direction: column;
  gap: ${({ gap = 2 }) => space(gap)};
  min-width: 0;
`;

export const visuallyHiddenCss = css`
  position: absolute;
  width: ${size.hairline};
  height: ${size.hairline};
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers. */
export const VisuallyHidden = styled.span`
  ${visuallyHiddenCss}
`;
