import { CONTACT_FIELDS, fieldId, type ContactField, type ContactValues } from './contact-fields';

/** What somebody did to the form that came with the document, before the code of the page was there. */
export interface EarlyEntry {
  readonly typed: Partial<ContactValues>;
  readonly focused: ContactField | undefined;
}

export function readEarlyEntry(): EarlyEntry {
  if (typeof document === 'undefined') return { typed: {}, focused: undefined };
  const fields = CONTACT_FIELDS.map((field) => [field, document.getElementById(fieldId(field))] as const);
  return {
    typed: Object.fromEntries(
      fields.flatMap(([field, control]) => (isControl(control) && control.value ? [[field, control.value]] : [])),
    ),
    focused: fields.find(([, control]) => control && control === document.activeElement)?.[0],
  };
}

const isControl = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
