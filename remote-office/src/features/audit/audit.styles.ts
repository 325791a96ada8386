import { color, font, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

/** One changed field; its width leaves room for the other columns, which are all short. */
export const Change = styled.p`
  max-width: ${space(45)};

  & del {
    color: ${color.muted};
  }

  & ins {
    font-weight: ${font.weight.semibold};
    text-decoration: none;
  }
`;
