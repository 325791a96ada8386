import type { FieldErrors } from '@kadam/shared/form';

/** The form's values, named as in the contract. */
export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

export type ContactField = keyof ContactValues;

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'message'] as const satisfies readonly ContactField[];

export const LABELS: Readonly<Record<ContactField, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone Number',
  message: 'Message',
};

/** Target of the error summary's links. */
export const fieldId = (field: ContactField) => `contact-${field}`;

/** One sentence that names all invalid fields in their order. */
export function summaryOf(fieldErrors: FieldErrors<ContactField>): string {
  const names = CONTACT_FIELDS.filter((field) => fieldErrors[field]).map((field) => LABELS[field]);
  return `Please check ${new Intl.ListFormat('en-IN').format(names)}.`;
}

/** The error of a field, worded to be read away from the field. */
export const sentenceOf = (field: ContactField, error = ''): string =>
  error.replace(/^Must\b/, `${LABELS[field]} must`);
