import { Container } from '@kadam/shared/ui/layout';
import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { hero } from '../../content/home';
import city from '../../drawings/hero-city.svg';
import work from '../../drawings/hero-work.svg';
import { chooseMotion, useMotion } from '../../lib/motion';
import { contactHref, paths } from '../../paths';
import { Actions, Ground, HeroBody, MotionButton, OnwardLink, Scene, Scenes, Subtitle, Words } from './hero.styles';

const WIDE_WINDOWS = '(min-width: 768.02px)';
// Narrow windows show no picture; this inline source avoids a request.
const NOTHING = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';

interface HeroProps {
  readonly children?: ReactNode;
}

export function Hero({ children }: HeroProps) {
  return (
    <Ground>
      <Scenes aria-hidden="true">
        <ScenePicture url={city} priority="high" />
        <ScenePicture url={work} priority="low" />
      </Scenes>
      <Container>
        <HeroBody>
          <Words>
            <h1>{hero.headline}</h1>
            <Subtitle>{hero.subtitle}</Subtitle>
            {children}
            <Actions>
              <OnwardLink to={paths.services}>Our Services</OnwardLink>
              <OnwardLink to={contactHref()}>Talk to a Human</OnwardLink>
            </Actions>
          </Words>
          <MotionControl />
        </HeroBody>
      </Container>
    </Ground>
  );
}

const ScenePicture = ({ url, priority }: { readonly url: string; readonly priority: 'high' | 'low' }) => (
  <picture>
    <source media={WIDE_WINDOWS} srcSet={url} />
    <Scene src={NOTHING} width={1600} height={900} alt="" decoding="async" fetchPriority={priority} />
  </picture>
);

/** Pauses and resumes all animations of the page. */
function MotionControl() {
  const isPaused = useMotion() === 'paused';
  const Icon = isPaused ? Play : Pause;
  return (
    <MotionButton type="button" onClick={() => chooseMotion(isPaused ? 'running' : 'paused')}>
      <Icon aria-hidden="true" size={16} />
      {isPaused ? 'Play animations' : 'Pause animations'}
    </MotionButton>
  );
}
