import { font, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

/** Charts side by side, each in a card. */
export const ChartGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${space(40)}), 1fr));
  gap: ${space(2)};

  h3 {
    font-size: ${font.size.md};
  }

  svg {
    display: block;
    height: auto;
  }
`;

/** A table with the numbers of the charts above it. */
export const Details = styled.details`
  margin-block-start: ${space(2)};

  summary {
    padding-block: ${space(1)};
    cursor: pointer;
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2)};
  margin: ${space(1)} 0 0;
  font-size: ${font.size.xs};
`;

export const Key = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  min-width: 0;
  overflow-wrap: anywhere;

  &::before {
    flex: none;
    width: ${space(2)};
    border-block-start: ${size.rule} var(--swatch) var(--line);
    content: '';
  }
`;
