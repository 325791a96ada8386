import { useCallback } from 'react';
import type { PrerenderedPage } from './prerendered-page';

/** Shows the nodes that came with the document, exactly as they were, while the code of the same page is on its way. */
export function PrerenderedView({ page }: { readonly page: PrerenderedPage }) {
  const hold = useCallback(
    (element: HTMLElement | null) => {
      element?.append(...page.nodes);
      // To be moved is to lose the focus.
      if (element && document.activeElement === document.body) page.focused?.focus({ preventScroll: true });
    },
    [page],
  );
  return <div ref={hold} aria-busy="true" />;
}
