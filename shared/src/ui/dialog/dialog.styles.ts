import styled, { keyframes } from 'styled-components';
import { color, font, media, motion, radius, shadow, size, space } from '../theme';

const rise = keyframes`
  from { opacity: 0; transform: translateY(${space(2)}); }
`;

const slideUp = keyframes`
  from { transform: translateY(100%); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

export const Frame = styled.dialog`
  width: min(${size.dialog}, 100% - ${space(4)});
  max-width: none;
  max-height: calc(100dvh - ${space(6)});
  margin: auto;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.inkStrong};
  box-shadow: ${shadow.soft};

  &[open] {
    display: flex;
    flex-direction: column;
    animation: ${rise} ${motion.normal} ${motion.ease};
  }

  &::backdrop {
    background: ${color.backdrop};
    animation: ${appear} ${motion.normal} ${motion.ease};
  }

  ${media.below(480)} {
    width: 100%;
    max-height: calc(100dvh - ${space(3)});
    margin: auto 0 0;
    padding-block-end: env(safe-area-inset-bottom);
    border-end-start-radius: 0;
    border-end-end-radius: 0;

    &[open] {
      animation-name: ${slideUp};
    }

    /* The on-screen keyboard takes the lower half of a sheet: a form fills the whole window. */
    &:has(form) {
      height: 100dvh;
      max-height: none;
      margin: 0;
      border-radius: 0;
    }

    &:has(form)[open] {
      animation-name: ${rise};
    }
  }
`;

export const Head = styled.header`
  position: relative;
  flex: none;
  padding: ${space(3)} ${space(3)} ${space(2)};
  padding-inline-end: calc(${size.control} + ${space(3)});

  ${media.below(480)} {
    padding-inline-start: ${space(2)};
  }
`;

export const Title = styled.h2`
  overflow-wrap: anywhere;

  /* Overrides the styles for headings and paragraphs of the element that contains a dialog. */
  && {
    font-size: ${font.size.xl};
  }

  /* The brand's three rising steps. */
  &::before {
    content: '';
    display: block;
    width: ${space(3)};
    height: ${space(2.25)};
    margin-block-end: ${space(1.5)};
    background:
      linear-gradient(${color.accent}, ${color.accent}) 0 100% / 25% 40% no-repeat,
      linear-gradient(${color.accent}, ${color.accent}) 50% 100% / 25% 70% no-repeat,
      linear-gradient(${color.accent}, ${color.accent}) 100% 100% / 25% 100% no-repeat;
  }
`;

export const Subtitle = styled.p`
  && {
    margin-block-start: ${space(0.75)};
  }

  color: ${color.muted};
`;

export const CloseCorner = styled.div`
  position: absolute;
  inset-block-start: ${space(1.5)};
  inset-inline-end: ${space(1.5)};
  color: ${color.ink};
`;

export const Body = styled.div`
  flex: 1 1 auto;
  padding: ${space(0.5)} ${space(3)} ${space(3)};
  overflow-y: auto;
  overscroll-behavior: contain;

  ${media.below(480)} {
    padding-inline: ${space(2)};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(1.5)};
  padding: 0 ${space(3)} ${space(3)};
`;
