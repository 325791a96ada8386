import styled, { css } from 'styled-components';
import { Container } from '@kadam/shared/ui/layout';
import { color, font, layer, media, motion, radius, size, space } from '@kadam/shared/ui/theme';
import { ShellLink } from '../navigation/shell-link';

const hidden = css`
  display: none;
`;

/**
 * Narrow windows (drawer breakpoint), and those too narrow for large text, which media queries
 * ignore.
 */
const narrow = (rules: ReturnType<typeof css>) => css`
  ${media.below(1024)} {
    ${rules}
  }

  @container header (max-width: 63rem) {
    ${rules}
  }
`;

const shade = (percent: number) => `color-mix(in srgb, ${color.inkStrong} ${percent}%, transparent)`;

export const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.header};
  container: header / inline-size;
  height: ${size.header};
  padding-inline-end: ${size.scrollbar};
  /* Only visible in forced colors, where bar and page have the same color. */
  border-bottom: ${size.hairline} solid transparent;
  background: ${color.inkStrong};
  color: ${color.onInk};
  transition: background-color ${motion.normal} ${motion.ease};

  /* Dark enough behind the words for the brightest picture: the contrast of white on it is at
     least 5 : 1. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    z-index: -1;
    height: ${space(14)};
    background: linear-gradient(${shade(88)}, ${shade(66)} 46%, ${shade(0)});
    opacity: 0;
    pointer-events: none;
  }

  &[data-transparent='true'] {
    background: transparent;
  }

  /* Fixed, it would cover the top of every sheet. */
  @media print {
    position: absolute;
  }

  &[data-transparent='true']::before {
    opacity: 1;
  }

  /* When the host shows its own message instead of the page, there is no picture below the bar. */
  html:has(.portal-area) &[data-transparent='true'] {
    background: ${color.inkStrong};

    &::before {
      opacity: 0;
    }
  }

  :focus-visible:not([role='menuitem']) {
    outline-color: ${color.accent};
    box-shadow: none;
  }
`;

export const BarInner = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  height: 100%;
`;

export const Links = styled.nav`
  display: flex;
  flex: none;
  gap: ${space(0.5)};

  ${narrow(hidden)}
`;

export const NavItem = styled(ShellLink)`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: ${size.control};
  padding: 0 ${space(1.5)};
  border-radius: ${radius.sm};
  color: ${color.onInk};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  text-decoration: none;
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: auto ${space(1.5)} ${space(0.75)};
    height: ${size.rule};
    border-radius: ${radius.pill};
    background: ${color.accent};
    transform: scaleX(0);
    transform-origin: left;
    transition: transform ${motion.normal} ${motion.ease};
  }

  &:hover::after,
  &[aria-current='page']::after {
    transform: scaleX(1);
  }
`;

export const Side = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};

  ${media.below(480)} {
    gap: ${space(0.25)};
  }
`;

/** Also in the drawer. */
export const AuthPair = styled.div`
  display: flex;
  white-space: nowrap;

  @container header (max-width: 17rem) {
    display: none;
  }
`;

export const MenuToggle = styled.div`
  ${hidden}

  ${narrow(css`
    display: block;
  `)}
`;
