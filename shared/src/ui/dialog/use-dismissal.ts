import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';

/**
 * The ways out of a native dialog, for its element: Escape, a click on the backdrop, and what a platform sends as `cancel` (the back
 * gesture of Android). Each asks `onDismiss` instead of closing, so that the owner may refuse.
 */
export function useDismissal(onDismiss: () => void) {
  const startedOutside = useRef(false);
  const isBackdrop = (event: SyntheticEvent) => event.target === event.currentTarget;

  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Without this a browser closes a dialog at the second Escape, whatever its owner says.
      event.preventDefault();
      onDismiss();
    },
    onCancel: (event: SyntheticEvent) => {
      if (!isBackdrop(event)) return;
      event.preventDefault();
      onDismiss();
    },
    // Selecting text and letting go outside is no wish to leave.
    onPointerDown: (event: PointerEvent) => {
      startedOutside.current = isBackdrop(event);
    },
    onClick: (event: MouseEvent) => {
      // The second click of two was meant for what stood there before the dialog opened.
      if (isBackdrop(event) && startedOutside.current && event.detail < 2) onDismiss();
    },
  };
}
