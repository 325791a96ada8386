import { color, font, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const QrImage = styled.svg`
  width: 100%;
  max-width: ${space(28)};
  border-radius: ${radius.sm};
  background: ${color.surface};
  fill: ${color.ink};
`;

export const SecretText = styled.strong`
  display: block;
  font-family: monospace;
  overflow-wrap: anywhere;
`;

export const CodeList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${space(17)}, 1fr));
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-family: monospace;
  font-size: ${font.size.md};

  li {
    padding: ${space(0.5)} ${space(1.5)};
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;
