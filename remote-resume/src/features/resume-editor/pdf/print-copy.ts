import { PAGE } from './page-size';
import { unbreakableWords } from './unbreakable';

/** What of the sheet goes to paper, as nodes of its own, and where each text came from. */
export interface PrintCopy {
  readonly sheet: HTMLElement;
  readonly origins: ReadonlyMap<Text, Origin>;
}

interface Origin {
  readonly node: Text;
  /** Letters of `node` before this text. */
  readonly offset: number;
}

/**
 * Copies a sheet as it is printed: without what is marked `data-print="no"`, without boxes in which nothing is written and without the
 * sections, entries and list items that then hold only headings. A sheet on which nothing is written is a template and shows its placeholders.
 */
export function printCopy(sheet: HTMLElement): PrintCopy {
  const isTemplate = !isWritten(sheet);
  const origins = new Map<Text, Origin>();
  const copy = (node: Node): Node[] => {
    if (node instanceof Text) return copyText(node, origins);
    if (!(node instanceof HTMLElement) || isLeftOut(node, isTemplate)) return [];
    const made = node.cloneNode(false) as HTMLElement;
    made.removeAttribute('id');
    const placeholder = isTemplate ? node.dataset.placeholder : undefined;
    made.append(...(placeholder ? [placeholder] : [...node.childNodes].flatMap(copy)));
    return [made];
  };
  const made = sheet.cloneNode(false) as HTMLElement;
  made.append(...[...sheet.childNodes].flatMap(copy));
  delete made.dataset.column;
  made.inert = true;
  made.style.cssText = `width: ${PAGE.width}px; min-height: 0; margin: 0; transform: none`;
  return { sheet: made, origins };
}

const BOX = '[contenteditable]:not([contenteditable="false"]), [role="textbox"]';
const HEADING = 'h1, h2, h3, h4, h5, h6';

function isLeftOut(element: HTMLElement, isTemplate: boolean): boolean {
  if (element.dataset.print === 'no') return true;
  if (isTemplate) return false;
  if (element.matches(BOX)) return isBlank(element);
  return element.matches('section, li, [data-entry]') && !isWritten(element);
}

const isWritten = (element: Element): boolean =>
  [...element.childNodes].some((node) => {
    if (node instanceof Text) return !isBlank(node);
    if (!(node instanceof HTMLElement) || node.dataset.print === 'no') return false;
    return isTitleOnly(node) ? false : isWritten(node);
  });

// The heading of a section is no writing; the heading of an entry is, where it can be written in.
const isTitleOnly = (element: Element) =>
  element.matches(HEADING) && !element.querySelector(BOX) && !element.matches(BOX);

const isBlank = (node: Node) => node.textContent?.trim() === '';

/** The text, with each word that must not break in a box of its own: one that goes to the next line whole and breaks only if wider than a line. */
function copyText(node: Text, origins: Map<Text, Origin>): Node[] {
  const textOf = (start: number, end?: number) => {
    const text = document.createTextNode(node.data.slice(start, end));
    origins.set(text, { node, offset: start });
    return text;
  };
  const made: Node[] = [];
  let at = 0;
  for (const { start, end } of unbreakableWords(node.data)) {
    const box = document.createElement('span');
    box.style.cssText = 'display: inline-block; max-width: 100%; text-indent: 0';
    box.append(textOf(start, end));
    made.push(textOf(at, start), box);
    at = end;
  }
  return [...made, textOf(at)];
}
