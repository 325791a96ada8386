import { visuallyHiddenCss } from '@kadam/shared/ui/layout';
import { color, media, radius, shadow, size, space } from '@kadam/shared/ui/theme';
import styled, { css } from 'styled-components';

export const Suggesting = styled.div`
  position: relative;
  min-width: 0;

  /* On phones suggestions open below the whole bar, so they never cover the button. */
  ${media.below(768)} {
    position: static;
  }
`;

const stacked = css`
  ${media.below(480)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const compact = css`
  ${media.below(768)} {
    gap: ${space(1)};
    padding: ${space(1)};

    label {
      ${visuallyHiddenCss}
    }
  }
`;

export const Bar = styled.form<{ readonly $isCompact: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) auto;
  gap: ${space(2)};
  align-items: end;
  padding: ${space(3)};
  background: ${color.surface};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  box-shadow: ${shadow.soft};

  ${media.below(768)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: ${space(2)};

    & > button {
      grid-column: 1 / -1;
    }
  }

  ${({ $isCompact }) => ($isCompact ? compact : stacked)}
`;
