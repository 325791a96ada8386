import styled, { css } from 'styled-components';
import { color, font, media, motion, radius, size, space } from '../theme';

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(0.5)};
  padding: 0;
  list-style: none;
`;

/** Phones hide the neighbors of the current page. */
export const Slot = styled.li<{ $isOptional?: boolean }>`
  ${media.below(480)} {
    display: ${({ $isOptional }) => ($isOptional ? 'none' : 'list-item')};
  }
`;

const cell = css`
  position: relative;
  display: grid;
  place-items: center;
  min-width: ${size.control};
  min-height: ${size.control};
  padding-inline: ${space(1)};
  border-radius: ${radius.sm};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
  font-variant-numeric: tabular-nums;
`;

export const PageLink = styled.a`
  ${cell}
  color: ${color.ink};
  text-decoration: none;
  transition: background-color ${motion.fast} ${motion.ease};

  &:hover {
    background: ${color.inkSoft};
  }
`;

export const Current = styled.span`
  ${cell}
  background: ${color.ink};
  color: ${color.onInk};
`;

export const Gap = styled.li`
  ${cell}
  min-width: ${space(3)};
  padding: 0;
  color: ${color.muted};
`;
