import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Frame = styled.div`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`;

export const Caption = styled.caption`
  padding-block-end: ${space(1)};
  color: ${color.muted};
  font-size: ${font.size.sm};
  text-align: start;
`;

/** On narrow windows each row is a card that contains the labels of the columns. */
export const Grid = styled.table`
  width: 100%;
  border-spacing: 0;
  font-size: ${font.size.sm};

  thead th {
    padding: ${space(0.5)} ${space(1.25)};
    border-bottom: ${size.rule} solid ${color.line};
    text-align: start;
    white-space: nowrap;
  }

  tbody {
    background: ${color.surface};
  }

  tbody th,
  td {
    padding: ${space(0.75)} ${space(1.25)};
    border-bottom: ${size.hairline} solid ${color.line};
    font-weight: ${font.weight.regular};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  tbody th {
    font-weight: ${font.weight.semibold};
  }

  [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  td[data-part='tick'] {
    width: ${space(5)};
  }

  tr[data-selected] {
    background: ${color.accentSoft};
  }

  small {
    display: block;
    color: ${color.muted};
    font-size: ${font.size.xs};
    font-weight: ${font.weight.regular};
  }

  ${media.below(768)} {
    &,
    caption,
    tbody,
    tbody tr,
    tbody th,
    td {
      display: block;
    }

    tbody {
      display: grid;
      gap: ${space(1.5)};
      background: none;
    }

    thead {
      position: absolute;
      width: ${size.hairline};
      height: ${size.hairline};
      overflow: hidden;
      clip-path: inset(50%);
      visibility: hidden;
    }

    tbody tr {
      position: relative;
      padding-block: ${space(1)};
      border: ${size.hairline} solid ${color.line};
      border-radius: ${radius.md};
      background: ${color.surface};
    }

    tbody th,
    td,
    td[data-align='end'] {
      padding-block: ${space(0.25)};
      border: 0;
      text-align: start;
    }

    td[data-part='tick'] {
      position: absolute;
      inset-block-start: ${space(0.5)};
      inset-inline-end: ${space(0.5)};
      width: auto;
    }

    td[data-part='tick'] + th {
      padding-inline-end: ${space(6)};
    }

    td[data-label]:empty {
      display: none;
    }

    td[data-label]::before {
      color: ${color.muted};
      content: attr(data-label) ': ';
    }
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  min-height: ${size.controlSmall};
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-weight: ${font.weight.bold};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & > span {
    width: 1em;
    font-size: ${font.size.xs};
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-height: ${size.control};
  padding: ${space(0.5)} ${space(1.25)};
  border: ${size.hairline} solid transparent;
  border-radius: ${radius.md};

  &[data-active] {
    border-color: ${color.line};
    background: ${color.surface};
  }
`;

export const TickLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${size.controlSmall};
  font-size: ${font.size.sm};
  cursor: pointer;

  ${media.touch} {
    min-width: ${size.control};
    min-height: ${size.control};
    justify-content: center;
  }
`;

export const TickBox = styled.input`
  width: ${size.icon};
  height: ${size.icon};
  accent-color: ${color.ink};
`;

export const NarrowOnly = styled.div`
  ${media.above(768)} {
    display: none;
  }
`;
