import { useEffect, type RefObject } from 'react';

/** What a keyboard on the screen takes at least, in px; the bars of a browser take less. */
const KEYBOARD = 120;
/** Room kept between the caret and the edge of what is seen, in px. */
const AROUND = 24;

/** Scrolls to the caret when a keyboard on the screen would hide it: most browsers lay it over the page. */
export function useCaretSeen(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const follow = () => {
      const hasKeyboard = seen.height * seen.scale < document.documentElement.clientHeight - KEYBOARD;
      const caret = hasKeyboard ? caretIn(sheet.current) : undefined;
      const by = caret ? distanceTo(caret, { top: seen.offsetTop, bottom: seen.offsetTop + seen.height }) : 0;
      if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
    };
    const ending = new AbortController();
    seen.addEventListener('resize', follow, { signal: ending.signal });
    document.addEventListener('selectionchange', follow, { signal: ending.signal });
    return () => ending.abort();
  }, [sheet]);
}

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** How far the page has to scroll so that the caret stands inside what is seen; 0 when it does. */
export function distanceTo(caret: Span, seen: Span): number {
  if (caret.bottom + AROUND > seen.bottom) return caret.bottom + AROUND - seen.bottom;
  return Math.min(0, caret.top - AROUND - seen.top);
}

function caretIn(sheet: HTMLElement | null): Span | undefined {
  const selection = window.getSelection();
  if (!selection?.focusNode || !sheet?.contains(selection.focusNode)) return undefined;
  const range = document.createRange();
  range.setStart(selection.focusNode, selection.focusOffset);
  // An empty text has no line for the caret to stand in, so its box is looked at.
  return range.getClientRects()[0] ?? document.activeElement?.getBoundingClientRect();
}
