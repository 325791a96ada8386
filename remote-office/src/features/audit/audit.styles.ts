import { color, font } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Change = styled.p`
  & del {
    color: ${color.muted};
  }

  & ins {
    font-weight: ${font.weight.semibold};
    text-decoration: none;
  }
`;
