import styled from 'styled-components';
import { color, font, radius, size, space } from '@kadam/shared/ui/theme';

export const Figure = styled.section`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  padding: ${space(2)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  & > p {
    color: ${color.muted};
    font-size: ${font.size.sm};
  }
`;

export const Title = styled.h3`
  font-size: ${font.size.lg};
`;

export const Empty = styled.p`
  padding: ${space(3)} 0;
  color: ${color.muted};
`;

/** Lines differ in color and dash. */
const lines = `
  [data-line='0'] { --line: ${color.ink}; }
  [data-line='1'] { --line: ${color.accentDeep}; --dash: 10 6; --swatch: dashed; }
  [data-line='2'] { --line: ${color.success}; --dash: 3 5; --swatch: dotted; }
  [data-line='3'] { --line: ${color.danger}; --dash: 14 4 3 4; --swatch: double; }
  [data-line='mark'] { --line: ${color.accent}; --dash: 2 4; --swatch: dotted; }
`;

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2)};
  font-size: ${font.size.xs};
  ${lines}
`;

export const Key = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  overflow-wrap: anywhere;

  &::before {
    content: '';
    width: ${space(2)};
    border-block-start: ${size.rule} var(--swatch, solid) var(--line);
  }
`;

export const Area = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(0.5)} ${space(1)};
  color: ${color.muted};
  font-size: ${font.size.xs};
`;

export const AxisY = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  text-align: end;
  line-height: 1;
`;

export const AxisX = styled.div`
  display: flex;
  grid-column: 2;
  justify-content: space-between;
  gap: ${space(1)};
`;

export const Picture = styled.svg`
  width: 100%;
  height: ${space(24)};
  overflow: visible;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  ${lines}

  path {
    stroke: var(--line);
    stroke-dasharray: var(--dash);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }

  [data-grid] {
    stroke: ${color.line};
    stroke-width: 1;
  }

  [data-dot] {
    stroke-dasharray: none;
    stroke-width: 7;
  }
`;

export const TableView = styled.details`
  font-size: ${font.size.sm};

  & > summary {
    min-height: ${space(3)};
    color: ${color.ink};
    font-weight: ${font.weight.semibold};
    cursor: pointer;
  }
`;

/** A wide table scrolls inside its frame. */
export const Scroll = styled.div`
  overflow-x: auto;
  max-height: ${space(50)};
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space(0.75)} ${space(1.5)} ${space(0.75)} 0;
    border-block-end: ${size.hairline} solid ${color.line};
    text-align: start;
    vertical-align: top;
  }

  th {
    font-weight: ${font.weight.semibold};
  }

  tbody th {
    white-space: nowrap;
  }
`;
