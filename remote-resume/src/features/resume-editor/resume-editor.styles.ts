import styled, { css } from 'styled-components';
import { color, font, layer, media, radius, size, space } from '@kadam/shared/ui/theme';
import { SHEET } from './sheet-size';

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)} ${space(2)};
  border-bottom: ${size.hairline} solid ${color.line};
  background: ${color.surface};

  ${media.below(768)} {
    position: static;
  }

  ${media.below(480)} {
    row-gap: ${space(0.5)};
    padding: ${space(0.5)} ${space(1)};
  }
`;

/** The title, and below it how long the resume is and whether it is saved. */
export const Heading = styled.div`
  flex: 1 1 ${space(14)};
  min-width: 0;

  ${media.below(480)} {
    flex-basis: ${space(20)};
  }
`;

export const Title = styled.h1`
  font-size: ${font.size.md};
  line-height: ${font.leading.snug};
  white-space: nowrap;
`;

export const Status = styled.div`
  display: flex;
  gap: ${space(0.5)};
  color: ${color.muted};
  font-size: ${font.size.xs};
  line-height: ${font.leading.snug};
  white-space: nowrap;

  > [role='status'] {
    flex: none;
  }
`;

export const AccountName = styled.p`
  display: flex;
  flex: 0 1 auto;
  gap: ${space(0.5)};
  min-width: 0;
  white-space: nowrap;

  &::before {
    content: '·';
  }

  > span {
    overflow: hidden;
    max-width: ${space(20)};
    text-overflow: ellipsis;
  }

  /* Only whether it is saved, after the dot of its own. */
  ${media.below(480)} {
    &::before,
    > span {
      display: none;
    }
  }
`;

export const Tools = styled.div`
  display: flex;

  ${media.above(768)} {
    > button {
      width: ${size.controlSmall};
      height: ${size.controlSmall};
    }
  }

  ${media.below(480)} {
    &[role='group'] {
      flex: 1 0 ${space(9)};
      order: 1;
      width: 0;
    }

    > select {
      flex: 1;
      width: 0;
    }
  }
`;

export const UnsavedNote = styled.p`
  order: 3;
  flex-basis: 100%;
  color: ${color.danger};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};

  ${media.below(480)} {
    display: contents;

    > button {
      flex: 1 1 auto;
      order: 2;
      padding-inline: ${space(0.5)};
    }

    > button > [aria-hidden] {
      display: none;
    }

    > select {
      flex: 1 0 ${space(9)};
      order: 1;
      width: 0;
    }

    > button[aria-expanded],
    > div {
      flex: none;
      order: 1;
    }

    > button[aria-expanded] {
      padding-inline: ${space(1)};
    }
  }
`;

export const Select = styled.select`
  min-height: ${size.controlSmall};
  padding: 0 ${space(1)};
  border: ${size.hairline} solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.inkStrong};
  font-size: ${font.size.sm};

  ${media.below(480)} {
    padding-inline: ${space(0.5)};
  }
`;

export const Desk = styled.div.attrs<{ $sheetWidth: number }>(({ $sheetWidth }) => ({
  style: { '--sheet-width': `${$sheetWidth}px` },
}))`
  display: grid;
  grid-template-columns: minmax(0, var(--sheet-width));
  justify-content: center;
  align-items: start;
  gap: ${space(3)};
  min-height: 100vh;
  padding: ${space(3)};
  background: ${color.sandDeep};

  ${media.above(1200)} {
    &:has(> div > aside) {
      grid-template-columns: minmax(0, var(--sheet-width)) minmax(0, ${size.dialog});
    }
  }

  ${media.below(768)} {
    padding: ${space(1)};
  }
`;

export const NoticeStack = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space(2)};

  &:empty {
    display: none;
  }
`;

/** The side panel; beside the sheet it stays visible and scrolls by itself. */
export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  ${media.above(1200)} {
    position: sticky;
    top: ${space(16)};
    max-height: calc(100vh - ${space(18)});
    overflow-y: auto;
  }
`;

export const Frame = styled.div`
  min-width: 0;
  overflow-x: auto;
  scrollbar-gutter: auto;
`;

/** A transform does not change the layout size. A column has no fixed height. */
export const Scaled = styled.div<{ $scale: number; $height: number }>`
  ${({ $scale, $height }) =>
    $height > 0 &&
    css`
      width: ${SHEET.width * $scale}px;
      height: ${$height * $scale}px;
      margin-inline: auto;
      ${$scale < 1 && 'overflow: clip;'}

      > * {
        min-height: ${$height}px;
        transform: scale(${$scale});
        transform-origin: top left;
      }
    `}
`;

export const DialogButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: ${space(2)};
`;
