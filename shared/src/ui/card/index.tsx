import styled, { css } from 'styled-components';
import { color, media, motion, radius, shadow, size, space } from '../theme';

/** For the one link of an interactive card: extends its click area to the whole card. */
export const cardLinkCss = css`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.md};
  }

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &:focus-visible::after {
    outline: ${size.rule} solid ${color.ink};
    outline-offset: ${space(0.25)};
  }
`;

/**
 * A white article with a thin border. `isInteractive` raises it on hover; use `cardLinkCss` for its
 * link.
 */
export const Card = styled.article.withConfig({ shouldForwardProp: (prop) => prop !== 'isInteractive' })<{
  isInteractive?: boolean | undefined;
}>`
  position: relative;
  min-width: 0;
  padding: ${space(3)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  ${media.below(480)} {
    padding: ${space(2)};
  }

  ${({ isInteractive }) => isInteractive && interactive}
`;

const interactive = css`
  transition:
    border-color ${motion.normal} ${motion.ease},
    box-shadow ${motion.normal} ${motion.ease},
    transform ${motion.normal} ${motion.ease};

  &:hover,
  &:focus-within {
    border-color: ${color.ink};
    box-shadow: ${shadow.soft};
  }

  &:hover {
    transform: translateY(${space(-0.25)});
  }

  ${media.reducedMotion} {
    transition: none;

    &:hover {
      transform: none;
    }
  }
`;
