import { useEffect, useReducer } from 'react';
import { ADVANCE_MS, PHASE_MS, rotate, START, targetOf } from './rotation';

/** Rotates through `count` testimonials while `isTurning`. */
export function useRotation(count: number, isTurning: boolean) {
  const [rotation, step] = useReducer(rotate, START);
  const { phase } = rotation;
  const target = targetOf(rotation);

  useEffect(() => {
    if (phase === 'shown') return undefined;
    const timer = setTimeout(() => step({ kind: 'settle' }), PHASE_MS[phase]);
    return () => clearTimeout(timer);
  }, [phase]);

  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setTimeout(() => step({ kind: 'go', to: (target + 1) % count }), ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [isTurning, target, count]);

  return { rotation, goTo: (to: number) => step({ kind: 'go', to }) };
}
