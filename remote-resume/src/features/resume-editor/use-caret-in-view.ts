import { useEffect, type RefObject } from 'react';

/** Minimum height of an on-screen keyboard in px; browser bars are lower. */
const KEYBOARD = 120;
/** Distance between the caret and the visible edge, in px. */
const AROUND = 24;

/** Scrolls to the caret when an on-screen keyboard, which overlays the page, would hide it. */
export function useCaretInView(sheet: RefObject<HTMLElement | null>): void {
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

/** The scroll distance that makes the caret visible; 0 if it is. */
export function distanceTo(caret: Span, seen: Span): number {
  if (caret.bottom + AROUND > seen.bottom) return caret.bottom + AROUND - seen.bottom;
  return Math.min(0, caret.top - AROUND - seen.top);
}

function caretIn(sheet: HTMLElement | null): Span | undefined {
  const selection = window.getSelection();
  if (!selection?.focusNode || !sheet?.contains(selection.focusNode)) return undefined;
  const range = document.createRange();
  range.setStart(selection.focusNode, selection.focusOffset);
  // An empty text has no line, so its element is measured.
  return range.getClientRects()[0] ?? document.activeElement?.getBoundingClientRect();
}
