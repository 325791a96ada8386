import type { FieldError } from '@kadam/shared/contract/errors';

/** A schema error as the type provider passes it on; `instancePath` is `/field/index`. */
export interface FieldIssue {
  readonly instancePath: string;
  readonly message?: string;
  readonly params?: { readonly errors?: readonly (readonly { readonly message?: string }[])[] };
}

/**
 * Converts a schema issue to a field error and a sentence that names the field. A message that is a
 * full sentence ("First name is required") is unchanged; one that starts with "Must" gets its field
 * in front ("page must be a whole number …").
 */
export function inputError(issue: FieldIssue): { error: FieldError; sentence: string } {
  const field = issue.instancePath.split('/').filter(Boolean).join('.') || 'body';
  const message = messageOf(issue, field);
  return { error: { field, message }, sentence: nameField(field, message) };
}

/** One sentence that names the invalid field and how to correct it. */
export const nameField = (field: string, message: string) =>
  message.startsWith('Must ') ? `${field} must ${message.slice('Must '.length)}` : message;

function messageOf({ message, params }: FieldIssue, field: string): string {
  if (field === 'body') return 'Must be a JSON object.';
  if (message && message !== DEFAULT_MESSAGE) return message;
  // No alternative of a union matched: the first one describes the expected form.
  return params?.errors?.[0]?.[0]?.message ?? 'Must be given in the documented form.';
}

// Messages of the schema library for rules without a message in the contract.
const DEFAULT_MESSAGE = 'Invalid input';
