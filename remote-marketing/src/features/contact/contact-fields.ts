import type { FieldErrors } from '@kadam/shared/form';

/** Named as in the contract. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'message'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

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
