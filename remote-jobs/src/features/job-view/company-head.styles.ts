import { color, font, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const CompanyHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;

  & > div {
    flex: 1 1 ${space(18)};
    min-width: 0;
  }

  h2 {
    font-size: ${font.size.lg};
  }

  p {
    color: ${color.muted};
    font-size: ${font.size.sm};
  }
`;
