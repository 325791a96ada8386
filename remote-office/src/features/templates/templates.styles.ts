import { color, font, media, space } from '@kadam/shared/ui/theme';
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

export const Variables = styled.dl`
  display: grid;
  gap: ${space(0.5)};
  margin: 0;
  font-size: ${font.size.sm};

  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
  }

  dt {
    font-weight: ${font.weight.semibold};
  }

  dd {
    margin: 0;
    color: ${color.muted};
  }
`;
