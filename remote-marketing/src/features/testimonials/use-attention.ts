import { useState, type FocusEvent, type PointerEvent } from 'react';

/** Whether somebody is reading: the mouse rests on the element, or the keyboard is in it. */
export function useAttention() {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    hasAttention: isHovered || isFocused,
    attention: {
      // A finger leaves no hover behind, and would never end it.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      // A click leaves the focus behind; whoever clicks and goes on is not reading.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused((isFocused) => isFocused && currentTarget.contains(relatedTarget)),
    },
  };
}
