import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { trackOpenDialogs } from '../open-dialogs';

/** Where focus starts: an element of the opened dialog, or nothing to leave it to the browser. */
type FirstFocus = (dialog: HTMLDialogElement) => HTMLElement | null;

/**
 * Shows a mounted `<dialog>` as modal for as long as it stays mounted. The browser keeps focus inside and makes the rest inert; on
 * unmount the focus goes back to where it was or, when that is gone, to the heading of the page.
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

  // A layout effect, because it is undone before any other dialog opens: closing login for signup leaves focus with login's opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (!element?.open) return trackOpenDialogs();
      // React undoes the outer first; an inner one that is still modal would keep the opener out of reach.
      for (const inner of element.querySelectorAll<HTMLDialogElement>('dialog[open]')) inner.close();
      element.close();
      trackOpenDialogs();
      // An opener that went in the same step leaves focus in the closed dialog, from where it is lost a moment later.
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
