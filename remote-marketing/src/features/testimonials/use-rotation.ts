import { type FocusEvent, type PointerEvent, useEffect, useReducer, useState } from 'react';
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

/** Whether the mouse is over the element or the focus is in it. */
export function useAttention() {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    hasAttention: isHovered || isFocused,
    attention: {
      // Touch has no hover and would never end it.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      // A mouse click leaves the focus on the button; that is no sign of reading.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused((isFocused) => isFocused && currentTarget.contains(relatedTarget)),
    },
  };
}
