import { textAt } from '@kadam/resume-engine/resume-document';
import { added, divided, joined, listOf, moved, removed } from '../../lib/resume-edits';
import { isInOuterLine, placeCaret, selectionIn } from './caret';
import type { ResumeStore } from './resume-store';
import { isMultiline, type FieldBox } from './sheet-input';

type Move = 'before' | 'after';

/**
 * Handles a key.
 * @returns true when it did something
 */
export function pressKey(store: ResumeStore, box: FieldBox, event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, key } = event;
  // Finding the caret is slow, so letters skip it.
  if (key.length === 1) return false;
  const selection = selectionIn(box);
  const press: Press = { key, at: selection?.start ?? 0, isSelecting: shiftKey };
  if (altKey) return arrange(store, box, press);
  if (ctrlKey || metaKey) return addBelow(store, box, press);
  return selection !== undefined && selection.start === selection.end && atEdge(store, box, press);
}

interface Press {
  readonly key: string;
  readonly at: number;
  readonly isSelecting: boolean;
}

/** Alt+arrow moves the bullet or the entry. */
function arrange(store: ResumeStore, box: FieldBox, { key, at }: Press): boolean {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
  const { path } = box.dataset;
  store.edit((document) => moved(document, path, key === 'ArrowUp' ? -1 : 1), { path, at });
  return true;
}

/** Ctrl+Enter (⌘+Enter) adds an entry or a line. */
function addBelow(store: ResumeStore, box: FieldBox, { key, at }: Press): boolean {
  const { path } = box.dataset;
  const place = listOf(path.replace(/^([a-z]+\.\d+)\..*$/, '$1'));
  if (key !== 'Enter' || !place) return false;
  store.edit((document) => added(document, place.list, place.index + 1), { path, at });
  return true;
}

function atEdge(store: ResumeStore, box: FieldBox, press: Press): boolean {
  const isFirst = press.at === 0;
  const isLast = press.at >= textAt(store.document(), box.dataset.path).length;
  switch (press.key) {
    case 'Backspace':
      return isFirst && joinBefore(store, box);
    case 'Delete':
      return isLast && joinAfter(store, box);
    default:
      return !press.isSelecting && arrowAtEdge(box, press.key, { isFirst, isLast });
  }
}

function arrowAtEdge(box: FieldBox, key: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): boolean {
  switch (key) {
    case 'ArrowLeft':
      return isFirst && goTo(box, 'before');
    case 'ArrowRight':
      return isLast && goTo(box, 'after');
    case 'ArrowUp':
      return isInOuterLine(box, 'first') && goTo(box, 'before', true);
    case 'ArrowDown':
      return isInOuterLine(box, 'last') && goTo(box, 'after', true);
    default:
      return false;
  }
}

/** Enter splits a bullet at the caret, goes to the next line, or breaks a paragraph. */
export function pressEnter(store: ResumeStore, box: FieldBox): boolean {
  if (isMultiline(box)) return false;
  const { path } = box.dataset;
  if (!listOf(path)?.isItem) return goTo(box, 'after');
  const text = textAt(store.document(), path);
  const { start, end } = selectionIn(box) ?? { start: text.length, end: text.length };
  store.edit((document) => divided(document, path, [text.slice(0, start), text.slice(end)]), { path, at: start });
  return true;
}

/** Backspace at the start of a bullet joins it to the previous one. */
export function joinBefore(store: ResumeStore, box: FieldBox): boolean {
  const { path } = box.dataset;
  const place = listOf(path);
  if (!place?.isItem) return false;
  if (place.index > 0) store.edit((document) => joined(document, path), { path, at: 0 });
  else if (textAt(store.document(), path) === '')
    store.edit((document) => removed(document, place.list, 0), { path, at: 0 });
  return true;
}

function joinAfter(store: ResumeStore, box: FieldBox): boolean {
  const { path } = box.dataset;
  const place = listOf(path);
  const next = `${place?.list}.${(place?.index ?? 0) + 1}`;
  if (!place?.isItem || !sheetOf(box)?.querySelector(`[data-path="${next}"]`)) return false;
  store.edit((document) => joined(document, next), { path, at: textAt(store.document(), path).length });
  return true;
}

const sheetOf = (box: Element) => box.closest('[data-sheet]');
const rowOf = (box: Element) => box.closest('p, h2, h3, li');

/** Moves the caret to the previous or next text, or to the nearest one of another row. */
function goTo(box: FieldBox, move: Move, byLine = false): boolean {
  const all = [...(sheetOf(box)?.querySelectorAll<FieldBox>('[data-path]') ?? [])];
  const here = all.indexOf(box);
  const others = move === 'before' ? all.slice(0, here).reverse() : all.slice(here + 1);
  const next = others.find((other) => !byLine || rowOf(other) !== rowOf(box));
  if (next) placeCaret(next, move === 'before' ? (next.textContent?.length ?? 0) : 0);
  return next !== undefined;
}
