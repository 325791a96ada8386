import { color, font, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${space(44)}), 1fr));
  align-items: start;
  gap: ${space(2)};

  h2 {
    margin: 0 0 ${space(1)};
    font-size: ${font.size.lg};
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space(1)};
  margin: ${space(2)} 0 0;

  dt {
    font-weight: ${font.weight.semibold};
  }

  dd {
    color: ${color.muted};
  }
`;

export const Muted = styled.p`
  margin: ${space(2)} 0 0;
  color: ${color.muted};
  font-size: ${font.size.sm};
`;
