import styled from 'styled-components';
import { color, font, radius, size, space } from '@kadam/shared/ui/theme';
import type { ScoreBand } from '../../../lib/score-band';

const BANDS: Readonly<Record<ScoreBand, { readonly text: string; readonly ground: string; readonly fill: string }>> = {
  high: { text: color.success, ground: color.successSoft, fill: color.success },
  middle: { text: color.accentDeep, ground: color.accentSoft, fill: color.accent },
  low: { text: color.danger, ground: color.dangerSoft, fill: color.danger },
};

export const BandDot = styled.span<{ $band: ScoreBand }>`
  width: ${space(1.25)};
  height: ${space(1.25)};
  border-radius: ${radius.pill};
  background: ${({ $band }) => BANDS[$band].fill};
`;

/** The panel inside a drawer has no frame of its own. */
export const InDrawer = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: 0 ${space(2)} ${space(2)};
  font-size: ${font.size.sm};
  line-height: ${font.leading.snug};

  h2 {
    font-size: ${font.size.md};
  }
`;

export const Scored = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)};
`;

export const Number = styled.p`
  color: ${color.ink};
  font-size: ${font.size.xl};
  font-weight: ${font.weight.extrabold};
  font-variant-numeric: tabular-nums;
`;

export const OutOf = styled.small`
  color: ${color.muted};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
`;

export const Word = styled.p<{ $band: ScoreBand }>`
  padding: ${space(0.25)} ${space(1.5)};
  border-radius: ${radius.pill};
  background: ${({ $band }) => BANDS[$band].ground};
  color: ${({ $band }) => BANDS[$band].text};
  font-weight: ${font.weight.bold};
`;

export const ScoreLimit = styled.p`
  color: ${color.danger};
`;

export const Parts = styled.ul`
  && {
    gap: ${space(0.5)};
    margin-block: ${space(1)};
  }
`;

export const Part = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${space(1)};
  font-variant-numeric: tabular-nums;
`;

export const Findings = styled.ol`
  display: grid;
  gap: ${space(1)};
`;

export const Finding = styled.li`
  display: grid;
  justify-items: start;
  gap: ${space(0.75)};
  padding: ${space(1.5)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.sm};
  overflow-wrap: anywhere;

  h3 {
    font-size: ${font.size.sm};
  }
`;

export const Gain = styled.span`
  color: ${color.success};
  font-weight: ${font.weight.semibold};
  white-space: nowrap;
`;

export const Fix = styled.p`
  color: ${color.muted};
`;
