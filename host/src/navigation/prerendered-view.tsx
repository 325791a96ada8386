import { useCallback } from 'react';
import type { PrerenderedPage } from './prerendered-page';
import { findFocus, readTypedValues, restoreFocus, restoreTypedValues } from './restore-input';

/** Shows the prerendered nodes unchanged until the page's code is loaded. */
export function PrerenderedView({ page }: { readonly page: PrerenderedPage }) {
  const hold = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      element.append(...page.nodes);
      // Moving nodes loses the focus.
      if (document.activeElement === document.body) page.focused?.focus({ preventScroll: true });
      // The rendered page is in the document after React's current commit.
      return () => {
        const [area, typed, focused] = [element.parentElement, readTypedValues(element), findFocus(element)];
        queueMicrotask(() => {
          if (!area) return;
          restoreTypedValues(area, typed);
          if (focused) restoreFocus(area, focused);
        });
      };
    },
    [page],
  );
  return <div ref={hold} aria-busy="true" />;
}
