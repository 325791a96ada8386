import { PAGE } from './page-size';
import { unbreakableWords } from './unbreakable';

/** The printable copy of the sheet, and the source of each text. */
export interface PrintCopy {
  readonly sheet: HTMLElement;
  readonly origins: ReadonlyMap<Text, Origin>;
}

interface Origin {
  readonly node: Text;
  /** Offset of this text in `node`. */
  readonly offset: number;
}

/**
 * Copies the printed part of a sheet: without `data-print="no"`, empty fields, and sections,
 * entries and list items that would only hold headings. An empty sheet is a template and shows its
 * placeholders.
 */
export function printCopy(sheet: HTMLElement): PrintCopy {
  const { copy, rows } = beginPrintCopy(sheet);
  for (const _row of rows);
  return copy;
}

/** A copy that grows with each row taken from `rows`, so the caller can yield in between. */
export function beginPrintCopy(sheet: HTMLElement): { readonly copy: PrintCopy; readonly rows: Iterable<void> } {
  const made = sheet.cloneNode(false) as HTMLElement;
  delete made.dataset.column;
  delete made.dataset.sheet;
  made.inert = true;
  made.style.cssText = `width: ${PAGE.width}px; min-height: 0; margin: 0; transform: none`;
  const origins = new Map<Text, Origin>();
  return { copy: { sheet: made, origins }, rows: copyInto(made, sheet, { origins, isTemplate: !isWritten(sheet) }) };
}

interface Copying {
  readonly origins: Map<Text, Origin>;
  readonly isTemplate: boolean;
}

function* copyInto(made: Node, from: Node, copying: Copying): Generator<void> {
  for (const node of from.childNodes) {
    if (node instanceof Text) appendText(made, node, copying.origins);
    if (!(node instanceof HTMLElement) || isLeftOut(node, copying.isTemplate)) continue;
    const element = node.cloneNode(false) as HTMLElement;
    element.removeAttribute('id');
    made.appendChild(element);
    const placeholder = copying.isTemplate ? node.dataset.placeholder : undefined;
    if (placeholder) element.append(placeholder);
    else yield* copyInto(element, node, copying);
    if (node.dataset.row !== undefined) yield;
  }
}

const BOX = '[contenteditable]:not([contenteditable="false"]), [role="textbox"]';

function isLeftOut(element: HTMLElement, isTemplate: boolean): boolean {
  if (element.dataset.print === 'no') return true;
  if (isTemplate) return false;
  if (element.matches(BOX)) return isBlank(element);
  return element.matches('section, h2, li, [data-entry]') && !isWritten(element);
}

/** Whether a part of the sheet has text of the person, not only headings and placeholders. */
export const isWritten = (element: Element): boolean =>
  [...element.childNodes].some((node) => {
    if (node instanceof Text) return !isBlank(node);
    if (!(node instanceof HTMLElement) || node.dataset.print === 'no') return false;
    return isTitleOnly(node) ? false : isWritten(node);
  });

// A section title does not count as content; an entry's title does.
const isTitleOnly = (element: Element) => element.localName === 'h2';

const isBlank = (node: Node) => node.textContent?.trim() === '';

/** Wraps each unbreakable word in a box that moves to the next line as a whole. */
function appendText(made: Node, node: Text, origins: Map<Text, Origin>): void {
  const textOf = (start: number, end?: number) => {
    const text = document.createTextNode(node.data.slice(start, end));
    origins.set(text, { node, offset: start });
    return text;
  };
  let at = 0;
  for (const { start, end } of unbreakableWords(node.data)) {
    const box = document.createElement('span');
    box.style.cssText = 'display: inline-block; max-width: 100%; text-indent: 0';
    box.append(textOf(start, end));
    made.appendChild(textOf(at, start));
    made.appendChild(box);
    at = end;
  }
  made.appendChild(textOf(at));
}
