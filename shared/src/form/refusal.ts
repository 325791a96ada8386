/** A sentence for each field that is not in order, by the field's name. */
export type Faults<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

/** Why a form was not sent or not accepted: a sentence about the whole, and what is wrong with its fields. */
export interface Refusal {
  readonly message?: string | undefined;
  /** Those of fields that the form does not have are not shown. */
  readonly faults?: Readonly<Record<string, string | undefined>> | undefined;
}

/** The fields that a failed answer names in its `details` (docs of the contract: `failure`); of each its first sentence, from which later ones follow. */
export function faultsOf(body: unknown): Faults {
  const details = (body as { readonly details?: unknown } | null | undefined)?.details;
  const faults: Partial<Record<string, string>> = {};
  for (const detail of Array.isArray(details) ? (details as unknown[]) : []) {
    const { field, message } = (detail ?? {}) as { readonly field?: unknown; readonly message?: unknown };
    if (typeof field === 'string' && typeof message === 'string') faults[field] ??= message;
  }
  return faults;
}

/** The same of what a schema of the contract found before anything was sent. */
export const faultsOfIssues = (issues: readonly Issue[] = []): Faults =>
  faultsOf({ details: issues.map(({ path, message }) => ({ field: path[0], message })) });

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
