import styled from 'styled-components';
import { color, font, layer, media, size, space } from '@kadam/shared/ui/theme';

export const Frame = styled.header`
  position: relative;
  padding-block: ${space(8)} ${space(7)};
  overflow: hidden;
  border-bottom: ${size.hairline} solid ${color.line};
  background: ${color.sand};

  ${media.below(768)} {
    padding-block: ${space(5)};
  }
`;

export const Words = styled.div`
  position: relative;
  z-index: ${layer.raised};
  max-width: ${size.measure};
`;

export const Lead = styled.p`
  margin-top: ${space(2)};
  color: ${color.muted};
  font-size: ${font.size.lg};

  ${media.below(768)} {
    font-size: ${font.size.md};
  }
`;

export const Note = styled.p`
  margin-top: ${space(2)};
  color: ${color.muted};
  font-size: ${font.size.sm};
`;

/** From the middle of the window, so that it stays beside the words however wide the window is. */
export const Steps = styled.img`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: calc(50% + ${space(15)});
  max-width: none;
  height: 100%;
  width: auto;

  ${media.below(1024)} {
    display: none;
  }
`;
