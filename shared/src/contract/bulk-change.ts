import { id, version } from './schema';
import { z } from './zod';

/** Max rows of one bulk change. */
export const MAX_BULK_CHANGE = 100;

/**
 * Rows to change, each with the version that the caller has seen. `name` is what they are called.
 */
export const changedRows = (name: string) =>
  z
    .array(z.object({ id, version }))
    .check(
      z.minLength(1, `Please choose ${name}.`),
      z.maxLength(MAX_BULK_CHANGE, `Must be at most ${MAX_BULK_CHANGE} ${name}.`),
    );

/** `message` is the reason why a row was not changed; null for a changed one. */
const changeOutcome = z.object({ id, message: z.nullable(z.string()) });
export type ChangeOutcome = z.infer<typeof changeOutcome>;

/** What became of each row. */
export const changeOutcomes = z.object({ outcomes: z.array(changeOutcome) });
