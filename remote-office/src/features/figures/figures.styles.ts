import { color, font, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  h2 {
    margin: 0 0 ${space(1)};
    font-size: ${font.size.lg};
  }
`;

export const Total = styled.p`
  font-size: ${font.size.xl};
  font-weight: ${font.weight.bold};
`;

/** A number with a bar; all bars of a column have the same scale. */
export const Bar = styled.progress`
  inline-size: ${space(12)};
  max-inline-size: 100%;
  margin-inline-start: ${space(1)};
  accent-color: ${color.ink};
`;

export const Muted = styled.p`
  color: ${color.muted};
  font-size: ${font.size.sm};
`;
