import { color, font, media, motion, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';
import { swipedRow } from '../../lib/swiped-row.styles';

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(3)};

  ${media.below(1024)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.below(480)} {
    ${swipedRow}
  }
`;

/* Each tile is a little higher than the previous one. */
export const Tile = styled.article`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding: ${space(3)};

  ${media.below(480)} {
    padding: ${space(2)};
  }

  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  && {
    transition-property: opacity, translate, border-color;
    transition-duration: ${motion.slow};
  }

  &:hover {
    border-color: ${color.ink};
  }

  p {
    color: ${color.muted};
    font-size: ${font.size.sm};
  }

  ${media.above(1024)} {
    padding-bottom: ${space(5)};

    &:nth-child(1) {
      margin-top: ${space(6)};
    }

    &:nth-child(2) {
      margin-top: ${space(4)};
    }

    &:nth-child(3) {
      margin-top: ${space(2)};
    }
  }
`;

export const Picture = styled.svg`
  margin-bottom: ${space(1.5)};

  ${media.below(480)} {
    width: ${space(5)};
    height: ${space(5)};
    margin-bottom: 0;
  }

  fill: none;
  stroke: ${color.ink};
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-goal] {
    fill: ${color.accent};
  }
`;

export const More = styled.p`
  margin-top: ${space(5)};

  ${media.below(480)} {
    margin-top: ${space(2)};
  }
`;
