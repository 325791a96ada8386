import { useCallback } from 'react';
import { focusAgain, focusedIn } from './kept-focus';
import type { PrerenderedPage } from './prerendered-page';
import { typeAgain, typedIn } from './typed-values';

/** Shows the nodes that came with the document, exactly as they were, while the code of the same page is on its way. */
export function PrerenderedView({ page }: { readonly page: PrerenderedPage }) {
  const hold = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      element.append(...page.nodes);
      // To be moved is to lose the focus.
      if (document.activeElement === document.body) page.focused?.focus({ preventScroll: true });
      // The page that takes this place stands once React has finished the change that it is at.
      return () => {
        const [area, typed, focused] = [element.parentElement, typedIn(element), focusedIn(element)];
        queueMicrotask(() => {
          typeAgain(typed);
          if (area && focused) focusAgain(area, focused);
        });
      };
    },
    [page],
  );
  return <div ref={hold} aria-busy="true" />;
}
