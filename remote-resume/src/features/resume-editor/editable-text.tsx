import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Box } from './editable-text.styles';
import { showText, writtenText } from './written-text';

interface EditableTextProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly isMultiline: boolean;
  readonly onChange: (text: string) => void;
  readonly className?: string;
}

/**
 * Text edited where it stands. The browser owns the node's content while somebody types; React only writes into it when the value
 * came from elsewhere, because that would move the caret.
 */
export function EditableText({ label, value, placeholder, isMultiline, onChange, className }: EditableTextProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current && writtenText(box.current) !== value) showText(box.current, value);
  }, [value]);
  const handleInput = () => {
    if (!box.current) return;
    const text = writtenText(box.current);
    const kept = isMultiline ? text : text.replaceAll(/\s*\n\s*/g, ' ');
    // What a browser leaves behind after the last letter (a break, a line feed) would hide the placeholder.
    if (kept.trim() === '' || kept !== text) showText(box.current, kept.trim());
    onChange(kept.trim() === '' ? '' : kept);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isMultiline && event.key === 'Enter') event.preventDefault();
  };
  return (
    <Box
      ref={box}
      role="textbox"
      aria-label={label}
      aria-multiline={isMultiline}
      aria-placeholder={placeholder}
      data-placeholder={placeholder}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      tabIndex={0}
      spellCheck
      onInput={handleInput}
      onKeyDown={handleKeyDown}
      className={className}
    />
  );
}
