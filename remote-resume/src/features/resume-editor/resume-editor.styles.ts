import styled from 'styled-components';
import { IconButton } from '@kadam/shared/ui/icon-button';
import { color, font, layer, media, size, space } from '@kadam/shared/ui/theme';
import { SHEET } from './sheet-size';

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)} ${space(2)};
  border-bottom: ${size.hairline} solid ${color.line};
  background: ${color.surface};
`;

export const Title = styled.h1`
  font-size: ${font.size.lg};
`;

export const PageCount = styled.p`
  color: ${color.muted};
  font-size: ${font.size.sm};
`;

export const ZoomButton = styled(IconButton)`
  ${media.below(480)} {
    margin-left: auto;
  }
`;

export const Unkept = styled.p`
  color: ${color.danger};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-left: auto;

  ${media.below(480)} {
    flex: 1 0 100%;
    margin-left: 0;

    > * {
      flex: 1;
    }
  }
`;

export const Desk = styled.div`
  min-height: 100vh;
  padding: ${space(3)};
  background: ${color.sandDeep};

  ${media.below(768)} {
    padding: ${space(1)};
  }
`;

export const Frame = styled.div`
  max-width: ${SHEET.width}px;
  margin-inline: auto;
  overflow-x: auto;
`;

/** Takes the room of the shrunken sheet; a transform alone would leave the room of the real one. */
export const Scaled = styled.div<{ $scale: number; $pages: number }>`
  width: ${({ $scale }) => SHEET.width * $scale}px;
  height: ${({ $scale, $pages }) => SHEET.height * $scale * $pages}px;
  overflow: clip;
  overflow-clip-margin: ${space(4)};

  > * {
    transform: scale(${({ $scale }) => $scale});
    transform-origin: top left;
  }
`;
