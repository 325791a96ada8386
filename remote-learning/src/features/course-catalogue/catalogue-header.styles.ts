import styled from 'styled-components';
import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';

export const Header = styled.header`
  background: ${color.sand};
  border-bottom: ${size.hairline} solid ${color.line};
`;

export const HeaderWords = styled.div`
  position: relative;
  padding-block: ${space(6)} ${space(5)};
`;

export const Title = styled.h1`
  font-size: ${font.size.xxl};
  text-wrap: balance;
`;

export const Intro = styled.p`
  max-width: ${size.measure};
  margin: ${space(1.5)} 0 0;
  color: ${color.muted};
  font-size: ${font.size.lg};

  ${media.below(768)} {
    font-size: ${font.size.md};
  }
`;

/** The portal's rising steps, standing on the line below. */
export const Steps = styled.div`
  position: absolute;
  inset-block: ${space(4)} 0;
  inset-inline-end: 0;
  display: flex;
  align-items: flex-end;
  gap: ${space(1)};

  span {
    width: ${space(6)};
    height: 25%;
    border-start-start-radius: ${radius.sm};
    border-start-end-radius: ${radius.sm};
    background: ${color.ink};
  }

  span:nth-child(2) {
    height: 48%;
  }

  span:nth-child(3) {
    height: 74%;
  }

  span:nth-child(4) {
    height: 100%;
    background: ${color.accent};
  }

  ${media.below(1024)} {
    display: none;
  }
`;
