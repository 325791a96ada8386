import { Pause, Play } from 'lucide-react';
import { chooseMotion, useMotion } from '../../lib/motion';
import { MotionButton } from './hero.styles';

/** Pauses and resumes all animations of the page. */
export function MotionControl() {
  const isPaused = useMotion() === 'paused';
  const Icon = isPaused ? Play : Pause;
  return (
    <MotionButton type="button" onClick={() => chooseMotion(isPaused ? 'running' : 'paused')}>
      <Icon aria-hidden="true" size={16} />
      {isPaused ? 'Play animations' : 'Pause animations'}
    </MotionButton>
  );
}
