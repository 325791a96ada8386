import styled from 'styled-components';
import { color, layer, radius, size, space } from '@kadam/shared/ui/theme';

export const Main = styled.main`
  /* The footer starts below the first window, so that nothing visible moves when the page
     replaces its placeholder. */
  min-height: 100vh;

  /* In print that is a whole page, and any later element, even a hidden announcement, would add
     an empty one. */
  @media print {
    min-height: 0;
  }

  /* The home page starts under the header, and every page below the banner, which leaves space
     for the header. */
  &[data-chrome='true'][data-under-header='false'] {
    padding-top: ${size.header};
  }
`;

export const SkipLink = styled.a`
  position: fixed;
  inset: ${space(1)} auto auto ${space(1)};
  z-index: calc(${layer.header} + 1);
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.sm};
  background: ${color.accent};
  color: ${color.onAccent};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
