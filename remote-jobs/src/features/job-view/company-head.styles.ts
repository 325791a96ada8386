import { color, font, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const CompanyHead = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;

  & > div {
    min-width: 0;
  }

  h2,
  p {
    margin: 0;
  }

  h2 {
    font-size: ${font.size.lg};
  }

  p {
    color: ${color.muted};
    font-size: ${font.size.sm};
  }
`;
