import { IconButton } from '@kadam/shared/ui/icon-button';
import { color, font, media, motion, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';
import { SectionHead } from '../../lib/section.styles';
import { withoutAction } from '../../lib/without-action.styles';
import { PHASE_MS } from './rotation';

/** The heading beside the testimonials, or above them in narrow windows. */
export const Frame = styled.div`
  > div {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
    gap: ${space(4)} ${space(7)};
  }

  ${media.below(1024)} {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  ${media.below(480)} {
    > div {
      gap: ${space(1.5)};
    }
  }
`;

export const Top = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(3)};

  ${media.below(1024)} {
    flex-direction: row;
    align-items: flex-end;
    justify-content: space-between;
    gap: ${space(2)};
  }

  ${media.below(480)} {
    align-items: flex-start;
  }
`;

export const Heading = styled(SectionHead)`
  margin-bottom: 0;
`;

/** Reserves its space when animations are paused and the button is hidden. */
export const RotationControl = styled.div`
  flex: none;
  border: ${size.hairline} solid ${color.lineStrong};
  border-radius: ${radius.md};
  color: ${color.ink};

  &[data-offered='false'] {
    visibility: hidden;
  }

  ${withoutAction} {
    display: none;
  }
`;

/* All four share one grid cell, so the tallest sets the height. */
export const Quotes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block-start: ${space(0.5)};

  ${withoutAction} {
    gap: ${space(5)};
  }

  &[data-phase='leaving'] > [data-seen='true'] {
    opacity: 0;
    transition: opacity ${PHASE_MS.leaving}ms linear;
  }

  &[data-phase='entering'] > [data-seen='true'] {
    opacity: 1;
    transition: opacity ${PHASE_MS.entering}ms linear;
  }
`;

export const Slide = styled.figure`
  display: grid;
  grid-area: 1 / 1;
  align-content: start;
  gap: ${space(3)};

  ${media.below(480)} {
    gap: ${space(1.5)};
  }

  &[data-seen='false'] {
    visibility: hidden;
    opacity: 0;
  }

  ${withoutAction} {
    grid-area: auto;

    &[data-seen] {
      visibility: visible;
      opacity: 1;
    }
  }
`;

export const Quote = styled.blockquote`
  color: ${color.ink};
  font-size: ${font.size.xl};
  font-weight: ${font.weight.semibold};
  letter-spacing: ${font.tracking.tight};
  line-height: ${font.leading.snug};
  text-wrap: pretty;

  ${media.below(480)} {
    font-size: ${font.size.sm};
  }

  &::before {
    content: '“';
  }

  &::after {
    content: '”';
  }
`;

export const Author = styled.figcaption`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &:has(img) {
    grid-template-columns: auto minmax(0, 1fr);
  }

  padding-inline-start: ${space(2)};
  border-inline-start: ${size.rule} solid ${color.accent};
  line-height: ${font.leading.snug};

  span {
    color: ${color.muted};
    font-size: ${font.size.sm};
  }
`;

/** Beside name and role, over both rows. */
export const Face = styled.img`
  grid-row: span 2;
  align-self: center;
  margin-inline-end: ${space(2)};
  border-radius: ${radius.pill};
  object-fit: cover;
`;

export const QuoteColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${space(4)};

  ${media.below(480)} {
    gap: ${space(1)};
  }
`;

export const Dots = styled.div`
  display: flex;
  gap: ${space(0.5)};
  margin-inline-start: ${space(-1)};

  ${withoutAction} {
    display: none;
  }
`;

export const Dot = styled.button`
  display: grid;
  place-items: center;
  width: ${space(4)};
  height: ${space(4)};

  ${media.touch} {
    width: ${size.control};
    height: ${size.control};
  }

  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;

  &::before {
    content: '';
    width: ${space(1.25)};
    height: ${space(1.25)};
    border: ${size.rule} solid ${color.ink};
    border-radius: ${radius.pill};
    transition: width ${motion.normal} ${motion.ease};
  }

  &[aria-current]::before {
    width: ${space(3)};
    background: ${color.ink};
  }
`;

export const ToTop = styled(IconButton)`
  position: absolute;
  inset: auto clamp(${space(2)}, 4vw, ${space(3)}) 0 auto;
  border: ${size.hairline} solid ${color.ink};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.ink};

  ${media.below(480)} {
    inset-block-end: ${space(-0.5)};
  }

  ${withoutAction} {
    display: none;
  }
`;
