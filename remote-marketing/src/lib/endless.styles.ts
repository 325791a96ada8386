import { media } from '@kadam/shared/ui/theme';
import { css, type RuleSet } from 'styled-components';
import { withoutAction } from './without-action.styles';

/**
 * An animation without end that obeys the visitor: it stands still while `data-motion` is paused, and where the system asks for less
 * motion it starts only on request, and it does not run where it could not be stopped. The portal's base style cuts every animation short there, hence the emphasis.
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
