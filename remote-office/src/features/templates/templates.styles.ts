import { media, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Section = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  min-width: 0;

  p {
    margin: 0;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space(3)};

  ${media.below(1024)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
