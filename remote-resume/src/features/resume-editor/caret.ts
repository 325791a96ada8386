import { writtenText } from './written-text';

/** Offsets of the selection in an editable element; undefined if it is elsewhere. */
export function selectionIn(element: Element): { readonly start: number; readonly end: number } | undefined {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return undefined;
  return {
    start: lettersBefore(element, range.startContainer, range.startOffset),
    end: lettersBefore(element, range.endContainer, range.endOffset),
  };
}

function lettersBefore(element: Element, node: Node, offset: number): number {
  // Fast path for a single text node, as every key needs this.
  if (node === element.firstChild && node === element.lastChild && node instanceof Text && !/[\r\n]/.test(node.data))
    return offset;
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  const text = writtenText(range.cloneContents());
  // `writtenText` takes a line feed right before the caret for the browser's own.
  return Math.min(range.toString().endsWith('\n') ? text.length + 1 : text.length, writtenText(element).length);
}

export function placeCaret(element: HTMLElement, at: number): void {
  element.focus();
  const text = element.firstChild;
  const selection = window.getSelection();
  if (text?.nodeType === Node.TEXT_NODE) selection?.collapse(text, Math.min(at, text.textContent?.length ?? 0));
  else selection?.collapse(element, 0);
}

/** Whether the caret is in the first, or the last, visual line of an element. */
export function isInOuterLine(element: Element, side: 'first' | 'last'): boolean {
  const range = window.getSelection()?.getRangeAt(0);
  const caret = range?.getClientRects()[0];
  const lines = element.getClientRects();
  const line = side === 'first' ? lines[0] : lines[lines.length - 1];
  if (!caret || !line) return true;
  const middle = (caret.top + caret.bottom) / 2;
  return side === 'first' ? middle <= line.bottom : middle >= line.top;
}
