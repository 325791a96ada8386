/** A sentence for each field that is not in order, by the field's name. */
export type FieldErrors<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

/** Why a form was not sent or not accepted: a sentence about the whole, and what is wrong with its fields. */
export interface FormError {
  readonly message?: string | undefined;
  /** Those of fields that the form does not have are not shown. */
  readonly fieldErrors?: Readonly<Record<string, string | undefined>> | undefined;
}

/** The fields that a failed answer names in its `details` (docs of the contract: `failure`); of each its first sentence, from which later ones follow. */
export function parseFieldErrors(body: unknown): FieldErrors {
  const details = (body as { readonly details?: unknown } | null | undefined)?.details;
  const fieldErrors: Partial<Record<string, string>> = {};
  for (const detail of Array.isArray(details) ? (details as unknown[]) : []) {
    const { field, message } = (detail ?? {}) as { readonly field?: unknown; readonly message?: unknown };
    if (typeof field === 'string' && typeof message === 'string') fieldErrors[field] ??= message;
  }
  return fieldErrors;
}

/** The same of what a schema of the contract found before anything was sent. */
export const fieldErrorsOfIssues = (issues: readonly Issue[] = []): FieldErrors =>
  parseFieldErrors({ details: issues.map(({ path, message }) => ({ field: path[0], message })) });

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
