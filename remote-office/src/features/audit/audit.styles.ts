import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Section = styled.div`
  display: grid;
  gap: ${space(2)};
`;

export const Filters = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(1.5)};

  & > :first-child {
    flex: 1 1 ${space(28)};
  }
`;

export const Count = styled.p`
  margin: 0;
  color: ${color.muted};
`;

/** Rows become blocks with their labels on narrow windows. */
export const Table = styled.table`
  width: 100%;
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  border-spacing: 0;

  th,
  td {
    padding: ${space(1)} ${space(1.5)};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  th {
    font-size: ${font.size.sm};
  }

  td {
    border-top: ${size.hairline} solid ${color.line};
  }

  td:first-child {
    white-space: nowrap;
  }

  small {
    display: block;
    color: ${color.muted};
  }

  p {
    margin: 0;
  }

  del {
    color: ${color.muted};
  }

  ins {
    font-weight: ${font.weight.semibold};
    text-decoration: none;
  }

  ${media.below(768)} {
    &,
    tbody,
    tr,
    td {
      display: block;
    }

    thead {
      display: none;
    }

    tr + tr {
      border-top: ${size.rule} solid ${color.line};
    }

    td {
      border-top: none;
      padding-block: ${space(0.5)};
    }

    td:empty {
      display: none;
    }

    td::before {
      display: block;
      color: ${color.muted};
      font-size: ${font.size.sm};
      content: attr(data-label);
    }
  }
`;
