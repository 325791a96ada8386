import { Link } from '@kadam/shared/router';
import { Container } from '@kadam/shared/ui/layout';
import { color, font, layer, media, motion, radius, shadow, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Start = styled(Container)`
  ${media.below(480)} {
    container: start / inline-size;
  }
`;

export const Strip = styled.ul`
  position: relative;
  z-index: ${layer.raised};
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin-top: ${space(-6)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.soft};

  li + li {
    border-inline-start: ${size.hairline} solid ${color.line};
  }

  /* Depends on the text size, which no media query knows. */
  @container start (max-width: 19rem) {
    grid-template-columns: minmax(0, 1fr);

    li + li {
      border-inline-start: 0;
      border-block-start: ${size.hairline} solid ${color.line};
    }
  }
`;

export const StartLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  height: 100%;
  padding: ${space(2.5)} ${space(3)};
  border-radius: ${radius.md};
  text-decoration: none;

  > span:nth-child(2) {
    flex: 1;
    min-width: 0;
  }

  &:hover {
    background: ${color.sand};
  }

  &:hover > svg {
    translate: ${space(0.5)} 0;
  }

  ${media.below(1024)} {
    flex-direction: column;
    align-items: start;
    padding: ${space(2)};

    > svg {
      display: none;
    }
  }

  ${media.below(480)} {
    align-items: center;
    gap: ${space(0.5)};
    padding: ${space(1)} ${space(0.5)};
    text-align: center;

    > span:nth-child(2) {
      flex: none;
      max-width: 100%;
    }
  }
`;

export const IconGround = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${space(6)};
  height: ${space(6)};

  ${media.below(480)} {
    width: ${space(5)};
    height: ${space(5)};
  }

  border-radius: ${radius.md};
  background: ${color.inkSoft};
  color: ${color.ink};
`;

export const Title = styled.span`
  display: block;
  color: ${color.ink};
  font-size: ${font.size.lg};
  font-weight: ${font.weight.bold};
  letter-spacing: ${font.tracking.tight};
  line-height: ${font.leading.snug};

  ${media.below(480)} {
    font-size: ${font.size.sm};
  }
`;

export const Text = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${font.size.sm};
  text-wrap: balance;

  /* No room for the texts beside each other. */
  ${media.below(480)} {
    display: none;
  }
`;

export const Arrow = styled.svg`
  flex: none;
  transition: translate ${motion.normal} ${motion.ease};
`;
