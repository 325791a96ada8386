import { useState } from 'react';
import styled from 'styled-components';
import { BRAND } from '@kadam/shared/contract/brand';
import { color, font, layer, media, space } from '@kadam/shared/ui/theme';
import { StepMark } from '@kadam/shared/ui/step-mark';
import { useIsInBrowser } from '@kadam/shared/ui/use-is-in-browser';
import { FADE_MS, useHomeSplash } from './use-home-splash';

/**
 * The welcome animation of the home page. It runs below the portal's own splash, lets clicks
 * through and ends by itself; it is not shown again on later visits or with reduced motion.
 */
export function HomeSplash({ onComplete }: { readonly onComplete: () => void }) {
  const [isWanted] = useState(isPortalOpening);
  const isInBrowser = useIsInBrowser();
  return isWanted && isInBrowser ? <Splash onComplete={onComplete} /> : null;
}

function Splash({ onComplete }: { readonly onComplete: () => void }) {
  const phase = useHomeSplash(onComplete);
  return (
    <Overlay aria-hidden="true" data-home-splash={phase}>
      <StepMark size={56} />
      {BRAND.name}
    </Overlay>
  );
}

function isPortalOpening(): boolean {
  if (typeof document === 'undefined') return false;
  const isPortalSplashOver = document.documentElement.dataset.splash === 'over';
  return !isPortalSplashOver && !window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
}

const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: calc(${layer.splash} - 1);
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(2)};
  background: ${color.inkStrong};
  color: ${color.onInk};
  font-size: ${font.size.xl};
  font-weight: ${font.weight.extrabold};
  pointer-events: none;
  transition: opacity ${FADE_MS}ms linear;

  svg {
    fill: ${color.onInk};
  }

  &[data-home-splash='fading'] {
    opacity: 0;
  }

  ${media.reducedMotion} {
    display: none;
  }

  @media print {
    display: none;
  }
`;
