import styled from 'styled-components';
import { color, size, space } from '@kadam/shared/ui/theme';

export const Frame = styled.section`
  > p {
    max-width: ${size.measure};
    margin-top: ${space(0.5)};
    color: ${color.muted};
  }

  > p strong {
    color: ${color.inkStrong};
  }
`;

export const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: ${space(2)};
`;
