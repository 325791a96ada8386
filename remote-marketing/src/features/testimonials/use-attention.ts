import { useState, type FocusEvent, type PointerEvent } from 'react';

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
