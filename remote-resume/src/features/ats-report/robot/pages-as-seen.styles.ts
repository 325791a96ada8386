import styled from 'styled-components';
import { color, font, media, radius, shadow, size, space } from '@kadam/shared/ui/theme';

export const Pages = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};

  ${media.above(1024)} {
    position: sticky;
    top: calc(${size.header} + ${space(2)});
  }

  h3 {
    color: ${color.muted};
    font-size: ${font.size.sm};
  }
`;

/*
 * Custom properties of pdf.js's viewer, which is not used. A release must define each property that
 * its scripts name, or the host must provide it (docs/decisions/0025).
 */
export const Page = styled.div`
  --total-scale-factor: 1;
  --scale-round-x: 1px;
  --scale-round-y: 1px;
  --editor-toolbar-vert-offset: 0px;
  --comment-button-dim: 0px;
  --comment-fg-color: currentcolor;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  &:empty {
    aspect-ratio: 210 / 297;
    border-radius: ${radius.sm};
    background: ${color.sand};
  }

  > div {
    position: relative;
    overflow: hidden;
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.sm};
    background: ${color.surface};
    box-shadow: ${shadow.soft};
  }

  canvas {
    width: 100%;
    height: auto;
  }

  i {
    position: absolute;
    border-bottom: ${size.hairline} solid ${color.ink};
    background: color-mix(in srgb, ${color.accent} 22%, transparent);
  }

  i[data-unsure='true'] {
    border-bottom: ${size.hairline} dashed ${color.danger};
    background: color-mix(in srgb, ${color.danger} 18%, transparent);
  }
`;
