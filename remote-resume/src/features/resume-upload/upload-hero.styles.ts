import styled from 'styled-components';
import { color, font, media, size, space } from '@kadam/shared/ui/theme';

export const Hero = styled.section`
  padding-block: ${space(6)} ${space(7)};
  border-bottom: ${size.hairline} solid ${color.line};
  background: ${color.sand};
`;

export const HeroColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  grid-template-areas: 'text sample' 'upload sample';
  gap: ${space(3)} ${space(6)};

  > :last-child {
    grid-area: sample;
  }

  ${media.below(1024)} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto;
    grid-template-areas: 'text' 'upload' 'sample';
  }
`;

export const HeroText = styled.div`
  grid-area: text;
`;

export const Upload = styled.div`
  grid-area: upload;

  @media (scripting: none) {
    & > div {
      display: none;
    }
  }
`;

export const NeedsScripts = styled.p`
  font-weight: ${font.weight.semibold};
`;

export const Lead = styled.p`
  margin-top: ${space(2)};
  color: ${color.muted};
  font-size: ${font.size.lg};

  ${media.below(768)} {
    font-size: ${font.size.md};
  }
`;
