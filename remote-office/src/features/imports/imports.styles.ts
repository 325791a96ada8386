import { color, font, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

/** One column of the file: its name and samples next to its field. */
export const ColumnList = styled.ul`
  display: grid;
  gap: ${space(2)};

  & > li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${space(32)}), 1fr));
    gap: ${space(1)} ${space(3)};
    padding-block-end: ${space(2)};
    border-block-end: ${size.hairline} solid ${color.line};
  }
`;

export const Samples = styled.p`
  color: ${color.muted};
  font-size: ${font.size.sm};
`;

export const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};

  & dt {
    color: ${color.muted};
    font-size: ${font.size.sm};
  }

  & dd {
    font-size: ${font.size.lg};
    font-weight: ${font.weight.bold};
  }
`;

export const Reasons = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  max-height: ${space(60)};
  padding-inline-start: ${space(3)};
  overflow-y: auto;
`;
