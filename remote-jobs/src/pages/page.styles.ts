import { Container } from '@kadam/shared/ui/layout';
import { color, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Page = styled(Container)`
  padding-block: ${space(5)} ${space(8)};
`;

export const NarrowPage = styled(Page)`
  max-width: ${space(108)};
`;

export const Intro = styled.header`
  margin-bottom: ${space(3)};

  h1 {
    margin: 0;
  }

  p {
    max-width: ${size.measure};
    margin: ${space(1)} 0 0;
    color: ${color.muted};
  }
`;
