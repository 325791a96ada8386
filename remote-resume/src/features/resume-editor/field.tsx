import { memo, useLayoutEffect, useRef } from 'react';
import { hrefOf, type OutlineField } from '@kadam/resume-engine/resume-document';
import { showValue } from './sheet-input';

interface FieldProps extends OutlineField {
  /** The text may be an address of the web or of mail. */
  readonly mayLink: boolean;
}

/**
 * One text edited where it stands. The browser owns its letters; a value is written into it only when it came from elsewhere, because
 * that would move the caret.
 */
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
