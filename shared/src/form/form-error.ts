/** Error message by field name. */
export type FieldErrors<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

/** Why a form was not sent or was rejected: a message for the form, and for its fields. */
export interface FormError {
  readonly message?: string | undefined;
  /** Errors of unknown fields are not shown. */
  readonly fieldErrors?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Field errors in the `details` of an error response; the first message per field. */
export function parseFieldErrors(body: unknown): FieldErrors {
  const details = (body as { readonly details?: unknown } | null | undefined)?.details;
  const fieldErrors: Partial<Record<string, string>> = {};
  for (const detail of Array.isArray(details) ? (details as unknown[]) : []) {
    const { field, message } = (detail ?? {}) as { readonly field?: unknown; readonly message?: unknown };
    if (typeof field === 'string' && typeof message === 'string') fieldErrors[field] ??= message;
  }
  return fieldErrors;
}

/** Field errors found by a schema before sending. */
export const fieldErrorsOfIssues = (issues: readonly Issue[] = []): FieldErrors =>
  parseFieldErrors({ details: issues.map(({ path, message }) => ({ field: path[0], message })) });

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
