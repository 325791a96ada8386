import type { FieldErrors } from '@kadam/shared/form';

/** What a person types into the form, by the names of the contract. */
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

/** The id of a field's control, to which the error summary leads. */
export const fieldId = (field: ContactField) => `contact-${field}`;

/** One sentence for all field errors, naming the fields in their order. */
export function summaryOf(fieldErrors: FieldErrors<ContactField>): string {
  const names = CONTACT_FIELDS.filter((field) => fieldErrors[field]).map((field) => LABELS[field]);
  return `Please check ${new Intl.ListFormat('en-IN').format(names)}.`;
}

/** What is wrong with a field, to be read away from it. */
export const sentenceOf = (field: ContactField, fault = ''): string =>
  fault.replace(/^Must\b/, `${LABELS[field]} must`);
