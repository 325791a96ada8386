import { color, font, layer, radius, shadow, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Badge = styled.aside`
  position: fixed;
  inset-inline-start: ${space(2)};
  inset-block-end: ${space(2)};
  z-index: ${layer.toast};
  display: flex;
  align-items: center;
  gap: ${space(2)};
  max-inline-size: min(32rem, calc(100vw - ${space(4)}));
  padding: ${space(1.5)} ${space(2)};
  border: ${size.rule} solid ${color.accent};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.soft};
  font-size: ${font.size.sm};

  > button {
    flex: none;
  }
`;

export const Line = styled.p`
  margin: 0;
  overflow-wrap: anywhere;

  & + & {
    margin-block-start: ${space(1)};
  }
`;
