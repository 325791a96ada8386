import styled from 'styled-components';
import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';

export const Box = styled.section`
  display: grid;
  gap: ${space(1.5)};
  padding: ${space(3)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};

  ${media.below(480)} {
    padding: ${space(2)};
  }

  @media print {
    break-inside: avoid;
  }
`;

export const BoxHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(2)};

  strong {
    color: ${color.ink};
    font-size: ${font.size.xl};
    font-weight: ${font.weight.extrabold};
  }
`;

export const Parts = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(3)};
  margin-top: ${space(1)};

  ${media.below(1024)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.below(480)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
  }
`;

export const Part = styled.li`
  display: grid;
  align-content: start;
  gap: ${space(0.75)};

  h3 {
    display: flex;
    justify-content: space-between;
    font-size: ${font.size.sm};
  }

  p {
    color: ${color.muted};
    font-size: ${font.size.sm};
    line-height: ${font.leading.snug};
    overflow-wrap: anywhere;
  }
`;
