import { useState, type FocusEvent } from 'react';

/**
 * Keeps a value as it was while the focus is inside an element, so that nothing in it moves under a finger that is on its way.
 * @returns the value to show, and the handlers for the element
 */
export function useStillInside<Value>(value: Value) {
  const [isInside, setIsInside] = useState(false);
  const [shown, setShown] = useState(value);
  if (!isInside && shown !== value) setShown(value);
  return {
    shown,
    inside: {
      onFocus: () => setIsInside(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setIsInside(false);
      },
    },
  };
}
