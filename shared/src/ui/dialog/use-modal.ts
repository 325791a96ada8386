import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { trackOpenDialogs } from '../open-dialogs';

/** Element that gets the focus first; undefined for the browser's choice. */
type FirstFocus = (dialog: HTMLDialogElement) => HTMLElement | null;

/**
 * Shows a mounted `<dialog>` as modal until it unmounts. Focus then returns to where it was or, if
 * that is gone, to the heading of the page.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, firstFocus: FirstFocus) {
  const chooseFocus = useRef(firstFocus);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    trackOpenDialogs();
    chooseFocus.current(element)?.focus();
  }, [dialog]);

  // A layout effect, because it is cleaned up before another dialog opens: closing login for signup
  // returns focus to login's opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (!element?.open) return trackOpenDialogs();
      // React cleans up the outer one first; an inner modal would make the opener unreachable.
      for (const inner of element.querySelectorAll<HTMLDialogElement>('dialog[open]')) inner.close();
      element.close();
      trackOpenDialogs();
      // If the opener is removed in the same step, focus stays in the closed dialog and is lost
      // later.
      const { activeElement } = document;
      if (activeElement === document.body || element.contains(activeElement)) focusHeading();
    };
  }, [dialog]);
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1, h1');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
