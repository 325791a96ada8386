import { memo, useLayoutEffect, useRef } from 'react';
import { hrefOf, type OutlineField } from '@kadam/resume-engine/resume-document';
import { showValue } from './sheet-input';

interface FieldProps extends OutlineField {
  /** Spell checking is off for URLs and email addresses. */
  readonly mayLink: boolean;
}

/** The browser owns the text; writing a value moves the caret, so only changes are written. */
export const Field = memo(function Field({ path, label, placeholder, text, isMultiline = false, mayLink }: FieldProps) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (box.current) showValue(box.current, text);
  }, [text, path]);
  const href = mayLink ? hrefOf(text) : undefined;
  return (
    <span
      ref={box}
      role="textbox"
      aria-label={label}
      aria-multiline={isMultiline}
      aria-placeholder={placeholder}
      data-path={path}
      data-placeholder={placeholder || label}
      {...(href && { 'data-href': href })}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      tabIndex={0}
      spellCheck
    />
  );
});
