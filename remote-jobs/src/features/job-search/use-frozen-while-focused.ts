import { useState, type FocusEvent } from 'react';

export interface FocusHandlers {
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Freezes a value while the focus is inside an element, so nothing moves under a tap.
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
