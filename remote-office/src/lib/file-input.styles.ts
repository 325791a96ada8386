import { color, font, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const FileLabel = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  gap: ${space(1)};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
`;

export const FileInput = styled.input`
  max-width: 100%;
  font-size: ${font.size.md};
  font-weight: ${font.weight.regular};

  &::file-selector-button {
    min-height: ${size.control};
    margin-inline-end: ${space(1.5)};
    padding-inline: ${space(2)};
    border: ${size.hairline} solid ${color.ink};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.ink};
    font: inherit;
    font-weight: ${font.weight.semibold};
    cursor: pointer;
  }
`;

export const Bar = styled.progress`
  width: 100%;
  accent-color: ${color.accent};
`;
