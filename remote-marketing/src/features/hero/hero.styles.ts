import { Link } from '@kadam/shared/router';
import { buttonCss } from '@kadam/shared/ui/button';
import { color, font, layer, media, size, space } from '@kadam/shared/ui/theme';
import styled, { css, keyframes } from 'styled-components';
import { endless } from '../../lib/endless.styles';
import { withoutAction } from '../../lib/without-action.styles';

/** Each scene is shown for 8 s and fades for 2 s. */
export const SWITCH_SECONDS = 8;
export const FADE_SECONDS = 2;
const CYCLE_SECONDS = 2 * SWITCH_SECONDS;
const share = (seconds: number) => `${(seconds / CYCLE_SECONDS) * 100}%`;

// Starts after the first 8 s, in which only the first scene is visible.
const secondScene = keyframes`
  0% { opacity: 0; }
  ${share(FADE_SECONDS)}, ${share(SWITCH_SECONDS)} { opacity: 1; }
  ${share(SWITCH_SECONDS + FADE_SECONDS)}, 100% { opacity: 0; }
`;

const shade = (percent: number) => `color-mix(in srgb, ${color.inkStrong} ${percent}%, transparent)`;

const stone = `color-mix(in srgb, ${color.inkHover} 60%, ${color.ink})`;
const stair = (height: number, place: number) =>
  `linear-gradient(${stone}, ${stone}) ${100 - place * STAIR_EVERY}% 100% / 12% ${height}% no-repeat`;
// Percentages of the free space: 12 % of the width are 13.6 % of the rest.
const STAIR_EVERY = 13.5;

export const Ground = styled.section`
  position: relative;
  isolation: isolate;
  overflow: clip;
  background: ${color.inkStrong};
  color: ${color.onInk};

  :focus-visible {
    outline-color: ${color.accent};
    box-shadow: none;
  }

  /* No photograph: the brand's steps on a dark background. */
  ${media.below(768)} {
    background: ${[27, 21, 15, 9].map(stair).join(', ')}, linear-gradient(165deg, ${color.inkStrong} 20%, ${color.ink});
  }
`;

export const Scenes = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;

  /* Keeps the contrast of the text on every scene. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      90deg,
      ${shade(94)} calc(50% - ${space(20)}),
      ${shade(56)} calc(50% + ${space(4)}),
      ${shade(0)} calc(50% + ${space(32)})
    );
  }

  picture:last-of-type {
    opacity: 0;
    ${endless(
      css`
        ${secondScene} ${CYCLE_SECONDS}s ease-in-out ${SWITCH_SECONDS}s both
      `,
      `${CYCLE_SECONDS}s`,
    )}
  }

  picture {
    position: absolute;
    inset: 0;
  }

  ${media.below(1200)} {
    &::after {
      background: linear-gradient(90deg, ${shade(92)} 24%, ${shade(74)} ${space(77)}, ${shade(16)});
    }
  }

  ${media.below(768)} {
    display: none;
  }
`;

export const Scene = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 86% 100%;
`;

const heroHeight = `min(max(${space(100)}, 46vw), 100svh)`;

// A fixed offset: centered text would move up with each line of the document that arrives.
export const HeroBody = styled.div`
  display: flex;
  flex-direction: column;
  min-height: ${heroHeight};
  padding-block: calc(${size.header} + ${space(4)} + max(0px, (${heroHeight} - ${space(95)}) / 2)) ${space(12)};
  position: relative;

  ${media.below(768)} {
    min-height: 0;
    padding-block: calc(${size.header} + ${space(6)}) ${space(10)};
  }

  ${media.below(480)} {
    padding-block: calc(${size.header} + ${space(1.5)}) ${space(7.5)};
  }
`;

export const Words = styled.div`
  position: relative;
  z-index: ${layer.raised};
  display: grid;
  gap: ${space(3)};
  max-width: ${space(74)};

  ${media.below(480)} {
    gap: ${space(2)};
  }

  h1 {
    color: ${color.onInk};
    font-size: ${font.size.hero};
  }
`;

export const Subtitle = styled.p`
  max-width: ${space(64)};
  color: ${color.onInkMuted};
  font-size: ${font.size.lg};

  ${media.below(768)} {
    font-size: ${font.size.md};
  }

  ${media.below(480)} {
    font-size: ${font.size.sm};
    line-height: ${font.leading.snug};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  margin-top: ${space(1)};

  ${media.below(480)} {
    gap: ${space(1)};
    margin-top: 0;
  }
`;

export const OnwardLink = styled(Link)`
  ${buttonCss({ variant: 'quiet' })}
  border-color: ${color.onInk};
  color: ${color.onInk};
`;

export const MotionButton = styled.button`
  ${buttonCss({ variant: 'quiet', size: 'sm' })}
  position: absolute;
  inset: auto 0 ${space(8)} auto;
  border-color: ${color.lineOnInk};
  background: color-mix(in srgb, ${color.inkStrong} 78%, transparent);
  color: ${color.onInk};

  &:hover {
    background: ${color.inkStrong};
  }

  ${media.below(768)} {
    position: static;
    align-self: flex-start;
    margin-top: ${space(1)};
  }

  ${withoutAction} {
    display: none;
  }
`;
