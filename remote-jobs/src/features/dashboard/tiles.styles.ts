import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const TileList = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(2)};

  ${media.below(1024)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* Stacked at large text sizes, which no media query knows. */
  ${media.below(480)} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${space(18)}), 1fr));
  }
`;

export const Tile = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  align-items: center;
  gap: ${space(0.5)} ${space(2)};
  min-width: 0;
  padding: ${space(2)} ${space(2.5)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  dt {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    color: ${color.ink};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.semibold};
    line-height: ${font.leading.snug};
  }

  ${media.below(480)} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space(1.5)};

    dt {
      flex-direction: column;
      align-items: flex-start;
    }
  }
`;

export const Mark = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${size.controlSmall};
  height: ${size.controlSmall};
  border-radius: ${radius.sm};
  background: ${color.inkSoft};
`;

export const Value = styled.dd`
  color: ${color.inkStrong};
  font-size: ${font.size.xxl};
  font-weight: ${font.weight.extrabold};
  line-height: ${font.leading.tight};
  font-variant-numeric: tabular-nums;
`;

export const None = styled.span`
  color: ${color.muted};
  font-weight: ${font.weight.regular};
`;

export const Note = styled.dd`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  color: ${color.muted};
  font-size: ${font.size.xs};
  line-height: ${font.leading.snug};
`;
