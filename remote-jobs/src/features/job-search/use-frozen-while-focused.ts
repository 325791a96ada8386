import { useState, type FocusEvent } from 'react';

/** Handlers for the element. */
export interface FocusHandlers {
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Keeps a value as it was while the focus is inside an element, so that nothing in it moves under a finger that is on its way.
 * @returns the value to show, and the handlers for the element
 */
export function useFrozenWhileFocused<Value>(value: Value): { readonly shown: Value; readonly inside: FocusHandlers } {
  const [isInside, setIsInside] = useState(false);
  const [shown, setShown] = useState(value);
  if (!isInside && shown !== value) setShown(value);
  return {
    shown,
    inside: {
      onFocus: () => setIsInside(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsInside(false);
      },
    },
  };
}
