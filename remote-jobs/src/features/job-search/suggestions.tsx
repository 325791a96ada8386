import type { SuggestionKind } from '@kadam/shared/contract/jobs';
import { VisuallyHidden } from '@kadam/shared/ui/layout';
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { Options } from './suggestions.styles';
import { type ListState, useSuggestions } from './use-suggestions';

interface SuggestionsProps {
  readonly kind: SuggestionKind;
  readonly text: string;
  readonly listId: string;
  /** Receives the key handler for the field. */
  readonly keysRef: RefObject<((event: KeyboardEvent) => void) | null>;
  readonly list: ListState;
  /** False after Escape, a pick or blur until the next input. */
  readonly isTyping: boolean;
  readonly onClose: () => void;
  readonly onList: (list: ListState) => void;
  readonly onPick: (text: string) => void;
}

/** The suggestion list: arrows move, Enter picks, Escape closes; the focus stays in the field. */
export function Suggestions({ kind, text, listId, keysRef, list, ...rest }: SuggestionsProps) {
  const { isTyping, onList, onClose, onPick } = rest;
  const [active, setActive] = useState(-1);
  const found = useSuggestions(kind, text, isTyping);
  const isOpen = isTyping && found.length > 0;
  const current = isOpen && active < found.length ? active : -1;
  const activeId = current >= 0 ? `${listId}-${current}` : undefined;
  useEffect(() => {
    if (list.isOpen !== isOpen || list.activeId !== activeId) onList({ isOpen, activeId });
  }, [list, isOpen, activeId, onList]);

  const close = () => {
    onClose();
    setActive(-1);
  };
  const pick = (suggestion: string) => {
    close();
    onPick(suggestion);
  };
  const move = (event: KeyboardEvent, step: number) => {
    event.preventDefault();
    // Beyond either end is the typed text.
    setActive(((current + 1 + step + found.length + 1) % (found.length + 1)) - 1);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      const suggestion = found[current];
      if (event.key === 'Enter' && suggestion !== undefined) {
        event.preventDefault();
        pick(suggestion);
      } else close();
    }
  };
  useEffect(() => {
    keysRef.current = handleKey;
  });
  return (
    <>
      {isOpen && (
        <Options id={listId} role="listbox" aria-label="Suggestions">
          {found.map((suggestion, place) => (
            <div
              key={suggestion}
              id={`${listId}-${place}`}
              role="option"
              aria-selected={place === current}
              onPointerDown={(event) => event.preventDefault()}
              onPointerUp={() => pick(suggestion)}
              tabIndex={-1}
            >
              {suggestion}
            </div>
          ))}
        </Options>
      )}
      <VisuallyHidden as="span" role="status">
        {isOpen && `${found.length} ${found.length === 1 ? 'suggestion' : 'suggestions'}. Use the arrow keys.`}
      </VisuallyHidden>
    </>
  );
}
