import { color, font, media, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const SampleHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};

  h2 {
    font-size: ${font.size.lg};
  }
`;

export const SampleFacts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)} ${space(3)};
  margin: 0;

  dt {
    color: ${color.muted};
    font-size: ${font.size.sm};
  }

  dd {
    margin: 0;
    font-weight: ${font.weight.semibold};
    overflow-wrap: anywhere;
  }

  ${media.below(480)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
