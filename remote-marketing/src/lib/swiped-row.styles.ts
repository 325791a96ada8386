import { space } from '@kadam/shared/ui/theme';
import { css } from 'styled-components';

/** A row of tiles to swipe; part of the next tile shows that there is more. */
export const swipedRow = css`
  display: flex;
  gap: ${space(1.5)};
  margin-inline: ${space(-2)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${space(2)};
  scroll-snap-type: x mandatory;

  /* Higher specificity than the list reset, which removes the padding. */
  && {
    padding: ${space(0.5)} ${space(2)} ${space(1)};
  }

  > * {
    flex: 0 0 78%;
    scroll-snap-align: start;
  }
`;
