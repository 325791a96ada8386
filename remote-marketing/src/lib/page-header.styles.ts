import styled from 'styled-components';
import { color, font, layer, media, size, space } from '@kadam/shared/ui/theme';

export const Frame = styled.header`
  --steps: clamp(${space(30)}, 34vw, ${space(60)});
  position: relative;
  padding-block: ${space(9)};
  overflow: hidden;
  border-bottom: ${size.hairline} solid ${color.line};
  background: ${color.sand};

  ${media.below(768)} {
    padding-block: ${space(6)};
  }

  /* Too narrow for both: the steps go below the text. */
  ${media.below(480)} {
    --steps: ${space(20)};
    padding-block: ${space(5)} calc(var(--steps) / 2 + ${space(2)});
  }
`;

export const Words = styled.div`
  position: relative;
  z-index: ${layer.raised};
  max-width: min(${size.measure}, calc(100% - var(--steps) - ${space(3)}));

  h1 {
    font-size: calc(${font.size.hero} * 0.88);
    line-height: ${font.leading.tight};
  }

  ${media.below(480)} {
    max-width: none;
  }
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

export const Steps = styled.img`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: max(clamp(${space(2)}, 4vw, ${space(3)}), calc((100% - ${size.page}) / 2));
  width: var(--steps);
`;
