import styled from 'styled-components';
import { color, font, media, motion, radius, size, space } from '@kadam/shared/ui/theme';
import type { ScoreBand } from '../../lib/score-band';
import { BAND_COLORS } from './band.styles';
import { onPaper } from './on-paper.styles';

export const Panels = styled.div`
  display: grid;
  gap: ${space(1.5)};
  margin-top: ${space(2)};
  ${onPaper(1.5)}
`;

export const Panel = styled.details`
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  &[open] {
    border-color: ${color.ink};
  }

  > summary > svg {
    grid-area: chevron;
    color: ${color.ink};
    transition: transform ${motion.fast} ${motion.ease};
  }

  &[open] > summary > svg {
    transform: rotate(180deg);
  }

  @media print {
    > summary > svg {
      display: none;
    }
  }
`;

export const Face = styled.summary`
  display: grid;
  grid-template-columns: ${space(21)} minmax(0, 1fr) ${space(7)} ${space(14)} ${space(15)} auto;
  grid-template-areas: 'title bar percent word tally chevron';
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding: ${space(2.5)} ${space(3)};
  border-radius: ${radius.md};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    background: ${color.sand};
  }

  ${media.below(1024)} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    grid-template-areas: 'title percent chevron' 'bar bar bar' 'word tally tally';
    padding: ${space(2)};
  }
`;

export const Title = styled.h3`
  grid-area: title;
  font-size: ${font.size.md};
  letter-spacing: 0.04em;
`;

export const BarSlot = styled.div`
  grid-area: bar;
`;

export const Percent = styled.strong`
  grid-area: percent;
  color: ${color.ink};
  font-size: ${font.size.lg};
  text-align: end;
`;

export const BandWord = styled.span<{ $band: ScoreBand }>`
  grid-area: word;
  color: ${({ $band }) => BAND_COLORS[$band].text};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.bold};
`;

export const Tally = styled.span`
  grid-area: tally;
  color: ${color.muted};
  font-size: ${font.size.sm};
  text-align: end;
`;

export const PanelBody = styled.div`
  padding: 0 ${space(3)} ${space(3)};

  ${media.below(1024)} {
    padding: 0 ${space(2)} ${space(2)};
  }

  > p {
    color: ${color.muted};
  }
`;
