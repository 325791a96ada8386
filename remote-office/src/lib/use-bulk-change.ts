import { useState } from 'react';
import { type FormError, useForm } from '@kadam/shared/form';
import { failureOf } from './settle';

/** A row of a bulk change; `version` is the one that the person has seen. */
interface Changeable {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

/** Rows that were not changed, with the reasons. */
export interface Unchanged {
  readonly id: string;
  readonly name: string;
  readonly message: string;
}

interface BulkChange<Row extends Changeable> {
  readonly rows: readonly Row[];
  /** Whether the selected change is possible for a row; other rows are skipped. */
  readonly canChange: (row: Row) => boolean;
  readonly check?: (note: string) => FormError | undefined;
  /** Why the change cannot be sent; undefined if it can. */
  readonly rejection: (changing: readonly Row[]) => string | undefined;
  /** Returns for each row the reason why it was not changed, or null. */
  readonly send: (
    rows: { readonly id: string; readonly version: number }[],
    note: string,
  ) => Promise<readonly { readonly id: string; readonly message: string | null }[]>;
  /** Reads the rows again. */
  readonly refresh: () => Promise<void>;
  readonly onDone: (changed: readonly Row[]) => void;
  /** Message for an unexpected failure. */
  readonly fallback?: string;
}

/**
 * A form that changes several rows at once, with a note. Rows that cannot be changed, such as those
 * that another person has changed meanwhile, are listed in `unchanged`; a second attempt uses their
 * newest state.
 */
export function useBulkChange<Row extends Changeable>(change: BulkChange<Row>) {
  const { rows, canChange, check, rejection, send, refresh, onDone } = change;
  const { fallback = 'The status was not changed. Please try again.' } = change;
  const [unchanged, setUnchanged] = useState<readonly Unchanged[]>([]);
  // A second attempt skips rows that have been changed.
  const left = rows.filter(({ id }) => unchanged.length === 0 || unchanged.some((one) => one.id === id));
  const changing = left.filter(canChange);
  const form = useForm({
    initial: { note: '' },
    ...(check && { check: ({ note }: { readonly note: string }) => check(note) }),
    send: async ({ note }): Promise<FormError | undefined> => {
      const message = rejection(changing);
      if (message !== undefined) return { message };
      try {
        const outcomes = await send(
          changing.map(({ id, version }) => ({ id, version })),
          note.trim(),
        );
        const rejected = outcomes.flatMap(({ id, message: why }) =>
          why === null ? [] : [{ id, name: changing.find((one) => one.id === id)?.name ?? '', message: why }],
        );
        setUnchanged(rejected);
        await refresh();
        if (rejected.length === 0) onDone(changing);
        return undefined;
      } catch (error) {
        return failureOf(error);
      }
    },
    fallback,
  });
  return { ...form, changing, unchanged };
}

/** The form, without the rows. */
export type BulkChangeState = Omit<ReturnType<typeof useBulkChange>, 'changing'>;
