import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

/** Columns side by side in a region that scrolls; only one of them on narrow windows. */
export const Board = styled.div`
  display: grid;
  grid-auto-columns: minmax(${space(19)}, 1fr);
  grid-auto-flow: column;
  gap: ${space(1)};

  /* The menu of the last card in a column reaches below the board. */
  &:has([role='menu']) {
    padding-block-end: ${space(38)};
  }

  ${media.below(1200)} {
    padding-block-end: ${space(1)};
    overflow-x: auto;
  }

  ${media.below(768)} {
    grid-auto-flow: row;
    grid-template-columns: minmax(0, 1fr);
    overflow-x: visible;
  }
`;

export const ColumnChoice = styled.div`
  ${media.above(768)} {
    display: none;
  }
`;

export const Column = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-height: ${space(30)};
  padding: ${space(1)};
  border: ${size.hairline} solid transparent;
  border-radius: ${radius.md};
  background: ${color.sandDeep};

  &[data-over] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }

  ${media.below(768)} {
    &:not([data-shown]) {
      display: none;
    }
  }
`;

export const ColumnHead = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(1)};
  padding-inline: ${space(0.5)};
  color: ${color.inkStrong};

  h2 {
    font-size: ${font.size.sm};
  }
`;

export const Cards = styled.ul`
  display: grid;
  gap: ${space(1)};
`;

export const Card = styled.li`
  display: grid;
  justify-items: start;
  gap: ${space(0.25)};
  padding: ${space(1)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.surface};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;

  &[draggable='true'] {
    cursor: grab;
  }

  &[data-dragged] {
    opacity: 0.5;
  }

  small {
    color: ${color.muted};
    font-size: ${font.size.xs};
  }

  & > div {
    margin-inline-start: ${space(-1)};
  }

  /* Towards the side to which the board scrolls. */
  [role='menu'] {
    inset-inline: 0 auto;
  }
`;
