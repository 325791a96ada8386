import styled from 'styled-components';
import { color, layer, radius, size, space } from '@kadam/shared/ui/theme';

export const Main = styled.main`
  min-height: 70vh;

  /* Home alone begins under the header. */
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
