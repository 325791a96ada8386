import styled, { css } from 'styled-components';
import { size, space } from '../theme';

/** Centred column of at most 1200 px with side padding; `as` picks the element. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${size.page} + ${space(6)});
  margin-inline: auto;
  padding-inline: clamp(${space(2)}, 4vw, ${space(3)});
`;

/** Children below one another, `gap` × 8 px apart (default 2); `as` picks the element. */
export const Stack = styled.div.withConfig({ shouldForwardProp: (prop) => prop !== 'gap' })<{ gap?: number }>`
  display: flex;
  flex-direction: column;
  gap: ${({ gap = 2 }) => space(gap)};
  min-width: 0;
`;

/** Hides what only screen readers are to find. */
export const visuallyHiddenCss = css`
  position: absolute;
  width: ${size.hairline};
  height: ${size.hairline};
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHiddenCss}
`;
