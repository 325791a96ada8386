import styled from 'styled-components';
import { color, layer, radius, size, space } from '@kadam/shared/ui/theme';

export const Main = styled.main`
  /* The footer begins below the first window, so that nothing in sight moves when a page takes its place. */
  min-height: 100vh;

  /* On paper that is a whole page, and any later element, even a hidden announcement, would add an empty one. */
  @media print {
    min-height: 0;
  }

  /* Home begins under the header, and every page below the banner, which leaves the header's room. */
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
