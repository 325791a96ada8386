import type { FieldError } from '@kadam/shared/contract/errors';

/** What a schema found wrong, as the type provider hands it on; `instancePath` is `/field/index`. */
export interface FieldIssue {
  readonly instancePath: string;
  readonly message?: string;
  readonly params?: { readonly errors?: readonly (readonly { readonly message?: string }[])[] };
}

/**
 * Turns a schema's issue into the fault of one field and a sentence that names it. A message of the contract that is a sentence of its own
 * ("First name is required") stays as it is; one that begins with "Must" gets its field in front ("page must be a whole number …").
 */
export function inputError(issue: FieldIssue): { error: FieldError; sentence: string } {
  const field = issue.instancePath.split('/').filter(Boolean).join('.') || 'body';
  const message = messageOf(issue, field);
  return { error: { field, message }, sentence: nameField(field, message) };
}

/** One sentence that says which field is wrong, and how to mend it. */
export const nameField = (field: string, message: string) =>
  message.startsWith('Must ') ? `${field} must ${message.slice('Must '.length)}` : message;

function messageOf({ message, params }: FieldIssue, field: string): string {
  if (field === 'body') return 'Must be a JSON object.';
  if (message && message !== DEFAULT_MESSAGE) return message;
  // None of several forms fitted: the first one says what was expected.
  return params?.errors?.[0]?.[0]?.message ?? 'Must be given in the documented form.';
}

// What the schema library says when the contract gives no sentence.
const DEFAULT_MESSAGE = 'Invalid input';
