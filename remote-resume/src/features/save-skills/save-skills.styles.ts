import { color, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Frame = styled.section`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  padding: ${space(4)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};

  p {
    max-width: ${size.measure};
    margin: 0;
  }

  ${media.below(480)} {
    justify-items: stretch;
    padding: ${space(2)};
  }
`;
