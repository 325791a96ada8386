/**
 * Names of each field in files, the preferred one first. Case, spaces and punctuation are ignored.
 */
export type FieldNames<Field extends string> = Readonly<Record<Field, readonly string[]>>;

export interface Given {
  readonly name: string;
  readonly value: unknown;
}

/**
 * The field of a named column; '' if it is not used. Other columns are recognized by their names.
 */
export type ColumnMapping = Readonly<Record<string, string>>;

export type GivenFields<Field extends string> = Partial<Record<Field, Given>>;

const FOREIGN_NAMES_MAX = 20;
const KNOWN_NAMES_MAX = 10_000;

export class FieldFinder<Field extends string> {
  private readonly meanings = new Map<string, { field: Field; rank: number }>();
  private readonly known = new Map<string, { field: Field; rank: number } | undefined>();
  private readonly foreign = new Set<string>();

  constructor(
    names: FieldNames<Field>,
    private readonly mapping: ColumnMapping = {},
  ) {
    for (const field of Object.keys(names) as Field[]) {
      // Some names differ only in signs; the first entry counts.
      [...names[field].entries()].reverse().forEach(([rank, name]) => this.meanings.set(folded(name), { field, rank }));
    }
  }

  get foreignNames(): readonly string[] {
    return [...this.foreign];
  }

  /**
   * The fields of a record. Of several names for one field, the preferred one with a value counts.
   */
  find(fields: Readonly<Record<string, unknown>>): GivenFields<Field> {
    const found: GivenFields<Field> = {};
    const ranks: Partial<Record<Field, number>> = {};
    for (const name in fields) {
      const value = fields[name];
      const meaning = this.meaningOf(name);
      if (!meaning || isEmpty(value)) continue;
      const { field, rank } = meaning;
      if (rank >= (ranks[field] ?? Infinity)) continue;
      ranks[field] = rank;
      found[field] = { name, value };
    }
    return found;
  }

  has(field: Field, names: Iterable<string>): boolean {
    for (const name of names) if (this.meaningOf(name)?.field === field) return true;
    return false;
  }

  private mapped(name: string): { field: Field; rank: number } | undefined {
    if (!Object.hasOwn(this.mapping, name)) return this.meanings.get(folded(name));
    const field = this.mapping[name] as Field | '';
    return field === '' ? undefined : { field, rank: -1 };
  }

  /** The field that a column is assumed to have because of its name. */
  fieldOf(name: string): Field | undefined {
    return this.meaningOf(name)?.field;
  }

  private meaningOf(name: string): { field: Field; rank: number } | undefined {
    if (this.known.has(name)) return this.known.get(name);
    // In linked data, names that start with @ describe the type.
    const meaning = name.startsWith('@') ? undefined : this.mapped(name);
    if (this.known.size < KNOWN_NAMES_MAX) this.known.set(name, meaning);
    if (!meaning && /^[^@]/.test(name) && this.foreign.size < FOREIGN_NAMES_MAX) this.foreign.add(name);
    return meaning;
  }
}

const folded = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}
