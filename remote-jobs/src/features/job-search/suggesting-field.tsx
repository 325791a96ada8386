import type { SuggestionKind } from '@kadam/shared/contract/jobs';
import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import { Field, type InputFieldProps } from '@kadam/shared/ui/field';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Suggesting } from './search-bar.styles';
import type { ListState } from './use-suggestions';

interface SuggestingFieldProps extends InputFieldProps {
  readonly kind: SuggestionKind;
  readonly value: string;
  readonly onPick: (text: string) => void;
}

const CLOSED: ListState = { isOpen: false, activeId: undefined };

const fetchSuggestions = onDemand(() => import('./suggestions'));

/** A combobox with suggestions (WAI-ARIA 1.2), loaded on focus. */
export function SuggestingField({ kind, onPick, ...field }: SuggestingFieldProps) {
  const listId = useId();
  const [isWanted, setIsWanted] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const [list, setList] = useState<ListState>(CLOSED);
  const keysRef = useRef<((event: KeyboardEvent) => void) | null>(null);
  const demanded = useOnDemand(fetchSuggestions, isWanted);
  return (
    <Suggesting onFocus={() => setIsWanted(true)} onInput={() => setIsTyping(true)} onBlur={() => setIsTyping(false)}>
      <Field
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.isOpen}
        aria-controls={list.isOpen ? listId : undefined}
        aria-activedescendant={list.activeId}
        autoComplete="off"
        onKeyDown={(event) => keysRef.current?.(event)}
      />
      {demanded.status === 'ready' && (
        <demanded.code.Suggestions
          kind={kind}
          listId={listId}
          keysRef={keysRef}
          list={list}
          isTyping={isTyping}
          text={field.value}
          onList={setList}
          onClose={() => setIsTyping(false)}
          onPick={onPick}
        />
      )}
    </Suggesting>
  );
}
