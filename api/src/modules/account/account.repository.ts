import type { MemberData } from '@kadam/shared/contract/account';
import type { Queryable } from '../../db/database';
import type { FilesOutside, PersonalData } from '../module';

interface Person {
  readonly id: string;
  readonly email: string;
}

export interface RemovableFile {
  readonly table: string;
  readonly id: string;
}

type Row = Readonly<Record<string, unknown>>;

export const accountRepository = (database: Queryable, personalData: AllPersonalData) => ({
  /** Every row of a person by table; rows found by email address only if `isOwner`. */
  async data({ id, email, isOwner }: Person & { isOwner: boolean }): Promise<MemberData> {
    const references = await readReferences(database);
    const data: MemberData = {};
    for (const { table, condition } of ownRows(references, isOwner ? personalData : {})) {
      const titles = titlesIn(references, { table, personalData });
      const rows = await database.query<Row>(
        `select own.*${titles} from ${table} own where (${condition}) and $1::uuid is not null and $2::text is not null`,
        [id, email],
      );
      const whole = await withFiles(
        rows,
        personalData.files.find((files) => files.table === table),
      );
      if (whole.length > 0) data[camelCase(table)] = whole.map((row) => readable(row, personalData.secret[table]));
    }
    return data;
  },

  /** Removes rows that have only the address; the member's rows are removed with the member. */
  async removeByAddress(email: string): Promise<void> {
    for (const [table, column] of Object.entries(personalData.byAddress))
      await database.query(`delete from ${table} where ${column} = $1`, [email]);
  },

  /** Files of a member outside the database. Locks the member. */
  async filesOutside(memberId: string): Promise<RemovableFile[]> {
    await database.query('select from members where id = $1 for update', [memberId]);
    const found = await Promise.all(
      personalData.files.map(async ({ table, of }) => (await of(database, memberId)).map((id) => ({ table, id }))),
    );
    return found.flat();
  },

  /** Removes queued tasks that mention the address. */
  async removeTasksAbout(email: string): Promise<void> {
    await database.query(
      `delete from tasks where exists (
         select from jsonb_path_query(payload, '$.** ? (@.type() == "string")') as found (value)
         where value #>> '{}' ~* $1
       )`,
      [addressPattern(email)],
    );
  },
});

function titlesIn(
  references: readonly Reference[],
  { table, personalData }: { table: string; personalData: AllPersonalData },
) {
  return references
    .filter((reference) => reference.table === table && personalData.titles[reference.to])
    .map(({ column, to, toColumn }) => {
      const pairs = personalData.titles[to]?.map((title) => `'${camelCase(title)}', ${title}`).join(', ') ?? '';
      const name = column.replace(/_id$/, '');
      return `, (select jsonb_build_object(${pairs}) from ${to} where ${toColumn} = own.${column}) as ${name}`;
    })
    .join('');
}

const withFiles = async (rows: readonly Row[], files: FilesOutside | undefined): Promise<readonly Row[]> =>
  files
    ? Promise.all(
        rows.map(async (row) =>
          row[files.column] === null ? { ...row, [files.column]: (await files.read(String(row.id))) ?? null } : row,
        ),
      )
    : rows;

const readable = (row: Row, secret: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !secret.includes(column))
      .map(([column, value]) => [camelCase(column), value instanceof Uint8Array ? inBase64(value) : value]),
  );

const inBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

const camelCase = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

// Matches the whole address: not tasha@example.in or asha@example.in.org, but also at the end of a
// sentence.
const addressPattern = (email: string) => `(?<![\\w.+-])${email.replace(/[^\w@]/g, String.raw`\$&`)}(?![\\w-]|\\.\\w)`;

export interface Reference {
  readonly table: string;
  readonly column: string;
  readonly to: string;
  readonly toColumn: string;
  /** Rows that are deleted as well, set to null, or prevent the deletion. */
  readonly onDelete: 'goes' | 'forgets' | 'forbids';
}

/** A condition for rows of a person; $1 is the id, $2 the email address. */
interface OwnRows {
  readonly table: string;
  readonly condition: string;
}

/** All references between tables, from the catalog of the database, quoted. */
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

/** The tables with rows of a person: by member, by address, or by references to such rows. */
export function ownRows(
  references: readonly Reference[],
  { byAddress = {} }: Pick<PersonalData, 'byAddress'>,
): OwnRows[] {
  const found: (OwnRows & { readonly way: readonly string[] })[] = [
    { table: 'members', condition: 'id = $1', way: ['members'] },
    ...Object.entries(byAddress).map(([table, column]) => ({ table, condition: `${column} = $2`, way: [table] })),
  ];
  const goingWith = (table: string) => references.filter(({ to, onDelete }) => to === table && onDelete === 'goes');
  // The list grows during the loop.
  for (const { table, condition, way } of found)
    for (const { table: child, column, toColumn } of goingWith(table))
      if (!way.includes(child))
        found.push({
          table: child,
          condition: `${column} in (select ${toColumn} from ${table} where ${condition})`,
          way: [...way, child],
        });
  return [...new Set(found.map(({ table }) => table))].map((table) => ({
    table,
    condition: found
      .filter((one) => one.table === table)
      .map(({ condition }) => condition)
      .join(' or '),
  }));
}

export type AllPersonalData = Required<Omit<PersonalData, 'files'>> & { readonly files: readonly FilesOutside[] };

export const mergePersonalData = (all: readonly PersonalData[]): AllPersonalData => ({
  byAddress: Object.assign({}, ...all.map(({ byAddress }) => byAddress)),
  secret: Object.assign({}, ...all.map(({ secret }) => secret)),
  titles: Object.assign({}, ...all.map(({ titles }) => titles)),
  files: all.flatMap(({ files }) => files ?? []),
});
