import { type ResumeDocument, textAt, withText } from '@kadam/resume-engine/resume-document';
import { divided, listOf } from '../../lib/resume-edits';
import { selectionIn } from './caret';
import type { ResumeStore } from './resume-store';
import { showText, writtenText } from './written-text';

export type FieldBox = HTMLElement & { readonly dataset: { readonly path: string } };

export function fieldOf(target: EventTarget | null): FieldBox | undefined {
  const box = target instanceof Element ? target.closest<HTMLElement>('[role="textbox"][data-path]') : null;
  return box ? (box as FieldBox) : undefined;
}

export const isMultiline = (box: FieldBox): boolean => box.getAttribute('aria-multiline') === 'true';

// The last value derived from an element's text; only another one is written.
const derivedText = new WeakMap<Element, string>();

/** Writes a value into an element, unless it was derived from the element's text. */
export function showValue(box: Element, value: string): void {
  if (derivedText.get(box) === value) return;
  derivedText.set(box, value);
  if (writtenText(box) !== value) showText(box, value);
}

/** Stores typed text. During composition the text belongs to the keyboard and is only read. */
export function takeInput(store: ResumeStore, box: FieldBox, isComposing: boolean): void {
  const { path } = box.dataset;
  const before = textAt(store.document(), path);
  let text = writtenText(box);
  if (!isComposing && text.trim() === '' && box.childNodes.length > 0) {
    // A remaining break or line feed would hide the placeholder.
    text = '';
    showText(box, '');
  }
  if (!isComposing && !isMultiline(box) && text.includes('\n')) {
    text = inOneLine(text);
    showText(box, text);
  }
  const from = () => Math.max(0, (selectionIn(box)?.start ?? text.length) - Math.max(0, text.length - before.length));
  store.type({ path, text, from, at: performance.now() });
  derivedText.set(box, textAt(store.document(), path));
}

/** On blur an element shows the document's text. */
export function tidyBox(store: ResumeStore, box: FieldBox): void {
  const text = textAt(store.document(), box.dataset.path);
  derivedText.set(box, text);
  if (writtenText(box) !== text) showText(box, text);
}

/** Inserts text at the caret; lines become bullets where allowed. */
export function insertText(store: ResumeStore, box: FieldBox, raw: string): void {
  const { path } = box.dataset;
  const text = textAt(store.document(), path);
  const { start, end } = selectionIn(box) ?? { start: text.length, end: text.length };
  const from = { path, at: start };
  const plain = cleanText(raw);
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const lines = linesOf(plain);
  derivedText.delete(box);
  if (listOf(path)?.isItem && lines.length > 1) {
    const texts = [before + (lines[0] ?? ''), ...lines.slice(1, -1), (lines.at(-1) ?? '') + after];
    store.edit((document) => {
      const { caret, ...edited } = divided(document, path, texts);
      return { ...edited, ...(caret && { caret: { ...caret, at: lines.at(-1)?.length ?? 0 } }) };
    }, from);
    return;
  }
  const inserted = isMultiline(box) ? plain : inOneLine(plain);
  store.edit(
    (document) => written(document, path, { text: `${before}${inserted}${after}`, at: start + inserted.length }),
    from,
  );
}

function written(document: ResumeDocument, path: string, { text, at }: { text: string; at: number }) {
  return { document: withText(document, path, text), caret: { path, at } };
}

/** In UTF-16 code units. */
const MAX_LENGTH = 20_000;
const GLYPH = /^\s*(?:[•▪‣◦●○■□➢➤✓✔*·–-]\s+|\d{1,2}[.)]\s+)/;

/** Pasted text without control characters, cut at 20,000. */
const cleanText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\u00A0/g, ' ')
    // oxlint-disable-next-line no-control-regex -- what is taken out
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
    .slice(0, MAX_LENGTH);

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(GLYPH, '').trim())
    .filter(Boolean);

const inOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');
