import type { RowError } from './errors';
import type { FieldNames, GivenFields } from './field-names';

/** A record that was read. The row is valid only if there are no errors. */
export interface RowReading<Row> {
  readonly row: Row;
  readonly errors: readonly RowError[];
  readonly remarks: readonly string[];
  /** Identifies a row if the file has no reference. */
  readonly identity: readonly string[];
}

export type ReadRow<Field extends string, Row> = (given: GivenFields<Field>, now: Date) => RowReading<Row>;

export interface Column {
  readonly name: string;
  readonly type: string;
  /** SQL for the value to store; `s` is the staged row, `t` the stored one. */
  readonly stored?: { readonly added: string; readonly changed: string };
}

export interface ImportKind<Field extends string = string, Row extends object = object> {
  readonly name: string;
  readonly table: string;
  readonly columns: readonly Column[];
  /** Whether rows can be closed: only then can a file close them. */
  readonly isClosable: boolean;
  /**
   * Columns of rows that the office has edited: `flag` is true for these rows, so they are not
   * changed, and reports list their `title`.
   */
  readonly kept?: { readonly flag: string; readonly title: string };
  readonly names: FieldNames<Field>;
  /** Describes `identity` in messages. */
  readonly identityNames: string;
  /**
   * Fields for which a table must have a column; where several are listed together, one of them.
   */
  readonly needed: readonly (readonly Field[])[];
  /** Whether a record is of this kind; files of linked data also contain other things. */
  isOurs(fields: Readonly<Record<string, unknown>>): boolean;
  read(given: GivenFields<Field>, now: Date): RowReading<Row>;
}
