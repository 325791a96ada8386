import styled from 'styled-components';
import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  code {
    overflow-wrap: anywhere;
  }
`;

export const Section = styled.section`
  display: grid;
  gap: ${space(2)};
  min-width: 0;

  & > h2 {
    font-size: ${font.size.lg};
  }
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space(2)};
`;

export const Name = styled.h3`
  font-size: ${font.size.md};
`;

export const Version = styled.p`
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.75)};
  margin-block: ${space(0.75)} ${space(1.5)};

  &:empty {
    margin-block-start: 0;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(0.5)} ${space(2)};
  font-size: ${font.size.sm};

  & dt {
    color: ${color.muted};
  }

  & dd {
    overflow-wrap: anywhere;
  }
`;

/** A wide table scrolls inside its frame; on narrow windows its rows are cards. */
export const Scroll = styled.div`
  overflow-x: auto;

  ${media.above(768)} {
    th,
    td {
      white-space: nowrap;
    }
  }
`;

export const Moments = styled.ol`
  display: grid;
`;

/** Line and dot at the left edge; the lines connect. */
export const Moment = styled.li`
  position: relative;
  padding: 0 0 ${space(2)} ${space(3)};
  border-inline-start: ${size.rule} solid ${color.line};
  margin-inline-start: ${space(0.75)};
  overflow-wrap: anywhere;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: ${space(0.75)};
    inset-inline-start: calc((${space(1.5)} + ${size.rule}) / -2);
    width: ${space(1.5)};
    height: ${space(1.5)};
    border-radius: ${radius.pill};
    background: ${color.ink};
  }

  &[data-action='canary']::before,
  &[data-action='promote']::before {
    background: ${color.accent};
  }

  &[data-action='rollback']::before,
  &[data-action='quarantine']::before,
  &[data-action='abort']::before {
    background: ${color.danger};
  }
`;

export const When = styled.time`
  color: ${color.muted};
  font-size: ${font.size.sm};
`;
