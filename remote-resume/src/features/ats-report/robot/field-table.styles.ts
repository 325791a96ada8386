import styled from 'styled-components';
import { color, font, radius, size, space } from '@kadam/shared/ui/theme';

export const Sheet = styled.details`
  margin-top: ${space(2)};

  summary {
    padding-block: ${space(1)};
    color: ${color.ink};
    font-weight: ${font.weight.semibold};
    cursor: pointer;
  }
`;

export const Scroller = styled.div`
  overflow-x: auto;
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${font.size.sm};
  text-align: start;

  th,
  td {
    padding: ${space(0.75)} ${space(1.5)};
    border-top: ${size.hairline} solid ${color.line};
    text-align: start;
    vertical-align: top;
  }

  @media print {
    th,
    td {
      padding-block: ${space(0.25)};
    }
  }

  thead th {
    border-top: 0;
    background: ${color.sand};
    color: ${color.ink};
  }

  tbody th {
    font-weight: ${font.weight.medium};
    white-space: nowrap;
  }
`;
