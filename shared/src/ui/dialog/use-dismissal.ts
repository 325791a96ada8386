import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';

/**
 * Ways to close a native dialog: Escape, a click on the backdrop, and the platform's `cancel` event
 * (back gesture on Android). Each calls `onDismiss` instead of closing.
 */
export function useDismissal(onDismiss: () => void) {
  const startedOutside = useRef(false);
  const isBackdrop = (event: SyntheticEvent) => event.target === event.currentTarget;

  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Otherwise browsers close a dialog on the second Escape, whatever its owner does.
      event.preventDefault();
      onDismiss();
    },
    onCancel: (event: SyntheticEvent) => {
      if (!isBackdrop(event)) return;
      event.preventDefault();
      onDismiss();
    },
    // Selecting text and releasing outside is not a click on the backdrop.
    onPointerDown: (event: PointerEvent) => {
      startedOutside.current = isBackdrop(event);
    },
    onClick: (event: MouseEvent) => {
      // The second click of a double click that opened the dialog.
      if (isBackdrop(event) && startedOutside.current && event.detail < 2) onDismiss();
    },
  };
}
