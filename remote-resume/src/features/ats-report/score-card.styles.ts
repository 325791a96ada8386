import styled from 'styled-components';
import { color, font, media, radius, shadow, size, space } from '@kadam/shared/ui/theme';
import type { ScoreBand } from '../../lib/score-band';
import { BAND_COLORS } from './band.styles';

export const Frame = styled.article`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.soft};

  ${media.below(480)} {
    gap: ${space(2)};
    padding: ${space(2)};
  }
`;

export const Dial = styled.div`
  position: relative;
  flex: none;
  width: ${space(20)};

  ${media.below(480)} {
    width: ${space(15)};
  }
`;

export const Track = styled.circle`
  fill: none;
  stroke: ${color.sandDeep};
  stroke-width: 12;
`;

export const Aim = styled.circle`
  fill: none;
  stroke: ${color.lineStrong};
  stroke-width: 3;
  transform: rotate(-90deg);
  transform-origin: center;
`;

export const Value = styled.circle<{ $color: string }>`
  fill: none;
  stroke: ${({ $color }) => $color};
  stroke-width: 12;
  transform: rotate(-90deg);
  transform-origin: center;
`;

export const Points = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  color: ${color.ink};
  font-size: ${font.size.xxl};
  font-weight: ${font.weight.extrabold};
  line-height: ${font.leading.tight};
  text-align: center;
`;

export const OutOf = styled.small`
  display: block;
  color: ${color.muted};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.medium};
`;

export const Score = styled.div`
  display: grid;
  flex: 1 1 ${space(12)};
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(1)};
  min-width: 0;
`;

export const Word = styled.p<{ $band: ScoreBand }>`
  padding: ${space(0.25)} ${space(1.5)};
  border-radius: ${radius.pill};
  background: ${({ $band }) => BAND_COLORS[$band].ground};
  color: ${({ $band }) => BAND_COLORS[$band].text};
  font-weight: ${font.weight.bold};
`;

export const Limit = styled.p`
  flex: 1 0 100%;
  color: ${color.danger};
  font-size: ${font.size.sm};
  line-height: ${font.leading.snug};
  overflow-wrap: anywhere;
`;
