import { type RowError, ValueError } from './errors';
import type { GivenFields } from './field-names';

/** Reads the fields of one record and collects all errors. */
export class FieldReader<Field extends string> {
  readonly errors: RowError[] = [];
  readonly remarks: string[] = [];

  constructor(readonly given: GivenFields<Field>) {}

  /** The value of a field; null if the record has none or an invalid one. */
  optional<Value>(field: Field, read: (value: unknown) => Value): Value | null {
    const given = this.given[field];
    if (!given) return null;
    try {
      return read(given.value);
    } catch (error) {
      if (!(error instanceof ValueError)) throw error;
      this.errors.push({ field: given.name, sentence: error.message });
      return null;
    }
  }

  required(field: Field, read: (value: unknown) => string): string {
    const text = this.optional(field, read);
    if (text) return text;
    if (!this.given[field]) this.errors.push({ field, sentence: 'is missing. Fill it in.' });
    else if (text === '') this.errors.push({ field: this.given[field].name, sentence: 'holds no text. Fill it in.' });
    return '';
  }
}
