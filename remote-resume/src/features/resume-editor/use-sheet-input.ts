import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { textAt } from '@kadam/resume-engine/resume-document';
import { sorted } from '../../lib/resume-edits';
import { placeCaret, selectionIn } from './caret';
import type { ResumeStore } from './resume-store';
import { fieldOf, insertText, showValue, takeInput, tidyBox, type FieldBox } from './sheet-input';
import { joinBefore, pressEnter, pressKey } from './sheet-keys';
import { useEditHistory } from './use-edit-history';

/** Connects the fields of a sheet to the store, and moves the caret after edits. */
export function useSheetInput(sheet: RefObject<HTMLElement | null>, store: ResumeStore): void {
  useEffect(() => {
    const root = sheet.current;
    return root ? listen(root, store) : undefined;
  }, [sheet, store]);
  const caret = useEditHistory(store, ({ caret }) => caret);
  useLayoutEffect(() => {
    const box = caret && sheet.current?.querySelector<HTMLElement>(`[data-path="${caret.path}"]`);
    if (box) placeCaret(box, caret.at);
  }, [sheet, caret]);
}

function listen(root: HTMLElement, store: ResumeStore): () => void {
  const ending = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handle: (box: FieldBox, event: HTMLElementEventMap[Name]) => void,
  ) =>
    root.addEventListener(
      name,
      (event) => {
        const box = fieldOf(event.target);
        if (box) handle(box, event);
      },
      { signal: ending.signal },
    );
  // React compares a text with the one it last rendered. An edit right after typing can restore
  // that one, and React would then leave the typed letters on the sheet.
  const typedSinceRender = new Set<FieldBox>();
  const unsubscribe = store.subscribe(() => {
    for (const box of typedSinceRender) showValue(box, textAt(store.document(), box.dataset.path));
    typedSinceRender.clear();
  });
  on('input', (box, event) => {
    typedSinceRender.add(box);
    takeInput(store, box, (event as InputEvent).isComposing);
  });
  on('compositionend', (box) => takeInput(store, box, false));
  on('keydown', (box, event) => {
    if (!event.isComposing && event.keyCode !== 229 && pressKey(store, box, event)) event.preventDefault();
  });
  on('beforeinput', (box, event) => {
    if (!event.isComposing && handled(store, box, event)) event.preventDefault();
  });
  on('paste', (box, event) => {
    event.preventDefault();
    insertText(store, box, event.clipboardData?.getData('text/plain') ?? '');
  });
  on('focusout', (box) => {
    tidyBox(store, box);
    if (/^skills\..*keywords$/.test(box.dataset.path)) store.edit((document) => ({ document: sorted(document) }));
  });
  return () => {
    ending.abort();
    unsubscribe();
  };
}

// On-screen keyboards report their intent only here.
function handled(store: ResumeStore, box: FieldBox, event: InputEvent): boolean {
  switch (event.inputType) {
    case 'insertParagraph':
    case 'insertLineBreak':
      return pressEnter(store, box);
    case 'deleteContentBackward': {
      const selection = selectionIn(box);
      return selection?.start === 0 && selection.end === 0 && joinBefore(store, box);
    }
    case 'historyUndo':
      store.undo();
      return true;
    case 'historyRedo':
      store.redo();
      return true;
    case 'insertFromDrop':
      insertText(store, box, event.dataTransfer?.getData('text/plain') ?? '');
      return true;
    default:
      return false;
  }
}
