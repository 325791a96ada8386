import type { Queryable } from '../../db/database';
import type { FilesOutside, PersonalData } from '../personal-data';

export interface Reference {
  readonly table: string;
  readonly column: string;
  readonly to: string;
  readonly toColumn: string;
  /** Deleted too, set to null, or preventing the deletion. */
  readonly onDelete: 'goes' | 'forgets' | 'forbids';
}

/** A condition for rows of a person; $1 is the id, $2 the address. */
export interface OwnRows {
  readonly table: string;
  readonly condition: string;
}

/** All references between tables, from the database's catalogue, quoted. */
export const readReferences = (database: Queryable): Promise<Reference[]> =>
  database.query(
    `select con.conrelid::regclass::text as "table", quote_ident(own.attname) as "column",
       con.confrelid::regclass::text as "to", quote_ident(other.attname) as "toColumn", case con.confdeltype when 'c' then 'goes' when 'n' then 'forgets' when 'd' then 'forgets' else 'forbids' end as "onDelete"
     from pg_constraint con
     join pg_attribute own on own.attrelid = con.conrelid and own.attnum = con.conkey[1]
     join pg_attribute other on other.attrelid = con.confrelid and other.attnum = con.confkey[1]
     where con.contype = 'f' and con.connamespace = current_schema()::regnamespace
     order by con.conrelid::regclass::text, own.attname`,
  );

/** The tables with rows of a person: by member, by address, and by reference to those. */
export function ownRows(
  references: readonly Reference[],
  { byAddress = {} }: Pick<PersonalData, 'byAddress'>,
): OwnRows[] {
  const rows: OwnRows[] = [
    { table: 'members', condition: 'id = $1' },
    ...Object.entries(byAddress).map(([table, column]) => ({ table, condition: `${column} = $2` })),
  ];
  const goingWith = (table: string) => references.filter(({ to, onDelete }) => to === table && onDelete === 'goes');
  // The list grows during the loop.
  for (const { table, condition } of rows)
    for (const { table: child, column, toColumn } of goingWith(table))
      if (!rows.some((known) => known.table === child))
        rows.push({ table: child, condition: `${column} in (select ${toColumn} from ${table} where ${condition})` });
  return rows;
}

export type AllPersonalData = Required<Omit<PersonalData, 'files'>> & { readonly files: readonly FilesOutside[] };

export const mergePersonalData = (all: readonly PersonalData[]): AllPersonalData => ({
  byAddress: Object.assign({}, ...all.map(({ byAddress }) => byAddress)),
  secret: Object.assign({}, ...all.map(({ secret }) => secret)),
  titles: Object.assign({}, ...all.map(({ titles }) => titles)),
  files: all.flatMap(({ files }) => files ?? []),
});
