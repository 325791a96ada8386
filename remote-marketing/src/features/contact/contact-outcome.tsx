import type { MouseEvent, Ref } from 'react';
import { BRAND } from '@kadam/shared/contract/brand';
import type { FieldErrors } from '@kadam/shared/form';
import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import { CONTACT_FIELDS, fieldId, sentenceOf, type ContactField } from './contact-fields';
import { ErrorList } from './contact.styles';

interface FormErrorProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly message: string;
  readonly fieldErrors: FieldErrors<ContactField>;
}

export function FormError({ ref, message, fieldErrors }: FormErrorProps) {
  const wrong = CONTACT_FIELDS.filter((field) => fieldErrors[field]);
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="danger" title={message}>
        {wrong.length > 0 ? (
          <ErrorList>
            {wrong.map((field) => (
              <li key={field}>
                <a href={`#${fieldId(field)}`} onClick={focusTarget}>
                  {sentenceOf(field, fieldErrors[field])}
                </a>
              </li>
            ))}
          </ErrorList>
        ) : (
          <>
            Nothing you typed is lost. You can also write to <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>.
          </>
        )}
      </Notice>
    </div>
  );
}

/** Shown without JavaScript: other ways to contact the office. */
export const NeedsScripts = () => (
  <Notice title="This form needs JavaScript.">
    Please write to <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a> or call{' '}
    <a href={BRAND.phone.href}>{BRAND.phone.label}</a>.
  </Notice>
);

interface ConfirmationProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly to: string;
  readonly onAgain: () => void;
}

/** Replaces the form after it was sent. */
export const Confirmation = ({ ref, to, onAgain }: ConfirmationProps) => (
  <div ref={ref} tabIndex={-1}>
    <Notice
      tone="success"
      title="Thank you, your message is with us."
      action={
        <Button variant="secondary" size="sm" onClick={onAgain}>
          Write another message
        </Button>
      }
    >
      A person reads it and answers to {to} {BRAND.answerTime}. A copy of your message is on its way to you.
    </Notice>
  </div>
);

// Not a plain hash link: a change of the URL would count as a navigation.
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
