import { media } from '@kadam/shared/ui/theme';
import { css, type RuleSet } from 'styled-components';
import { withoutAction } from './without-action.styles';

/**
 * An endless animation that can be paused: it stops while `data-motion` is paused and, with reduced
 * motion, starts only on request. The portal's base style cuts animations short there, hence
 * `!important`.
 */
export const endless = (animation: RuleSet, seconds: string) => css`
  animation: ${animation};
  animation-duration: ${seconds};
  animation-iteration-count: infinite;

  html[data-motion='paused'] & {
    animation-play-state: paused;
  }

  ${withoutAction} {
    animation: none;
  }

  ${media.reducedMotion} {
    html:not([data-motion='running']) & {
      animation-name: none;
    }

    html[data-motion='running'] & {
      animation-duration: ${seconds} !important;
      animation-iteration-count: infinite !important;
    }
  }
`;
