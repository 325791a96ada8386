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
  grid-template-areas: 'text upload' 'scene upload';
  gap: ${space(2)} ${space(6)};

  > :last-child {
    grid-area: upload;
    align-self: center;
  }

  ${media.below(1024)} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'text' 'upload';
    gap: ${space(3)};
  }
`;

export const HeroText = styled.div`
  grid-area: text;
  align-self: end;
`;

export const Lead = styled.p`
  margin-top: ${space(2)};
  color: ${color.muted};
  font-size: ${font.size.lg};

  ${media.below(768)} {
    font-size: ${font.size.md};
  }
`;

export const Scene = styled.img`
  grid-area: scene;
  width: 100%;
  max-width: ${size.dialog};

  ${media.below(1024)} {
    display: none;
  }
`;
