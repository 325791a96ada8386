import {
  IMPORT_UNDO_DAYS,
  type ImportColumn,
  type ListedImport,
  type OfficeImport,
} from '@kadam/shared/contract/imports';
import type { ListPage } from '@kadam/shared/contract/paging';
import { countRows, firstRow, type Queryable } from '../../db/database';
import type { ColumnMapping } from '../../import/field-names';
import type { Format } from '../../import/format';

type Times = 'createdAt' | 'finishedAt' | 'undoneAt';
type ListedRow = Omit<ListedImport, Times> & TimesOf;
type Row = Omit<OfficeImport, Times | 'canBeUndone'> & TimesOf;
interface TimesOf {
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly undoneAt: Date | null;
}

export interface NewImport {
  readonly id: string;
  readonly source: string;
  readonly fileName: string;
  readonly format: Format;
  readonly content: Buffer | null;
  readonly columns: readonly ImportColumn[];
  readonly mapping: ColumnMapping;
  readonly state: 'uploaded';
  readonly by: string;
  readonly at: Date;
}

const LISTED = `id, source, file_name as "fileName", state, created_at as "createdAt", created_by as "createdBy",
  finished_at as "finishedAt", undone_at as "undoneAt", undone_by as "undoneBy"`;
const COUNTS = `report - 'rejections' - 'notes' - 'unused' as report`;
const WHOLE = `${LISTED}, format, columns, mapping, closing, step, records, report, undo_report as "undoReport", failure, version`;
const DAY_MS = 24 * 60 * 60_000;

export const importsRepository = (database: Queryable) => {
  const one = (where: string, id: string) =>
    firstRow<Row>(database, `select ${WHOLE} from imports where ${where}`, [id]);
  return {
    find: (id: string) => one('id = $1', id),
    /** Locked until the end of the transaction. */
    locked: (id: string) => one('id = $1 for update', id),

    async page({ page, limit }: ListPage): Promise<{ imports: ListedImport[]; total: number }> {
      const rows = await database.query<ListedRow>(
        `select ${LISTED}, ${COUNTS} from imports order by created_at desc, id limit $1 offset $2`,
        [limit, (page - 1) * limit],
      );
      const total = await countRows(database, 'from imports');
      return { imports: rows.map((row) => ({ ...row, ...timesOf(row) })), total };
    },

    /** Sources of earlier imports, for suggestions. */
    async sources(): Promise<string[]> {
      const rows = await database.query<{ source: string }>(
        `select source from (select distinct source from imports) known order by source collate "C" limit 100`,
      );
      return rows.map(({ source }) => source);
    },

    /** Returns false if an import with this id exists. */
    async add({ id, source, fileName, format, content, columns, mapping, state, by, at }: NewImport): Promise<boolean> {
      const rows = await database.query(
        `insert into imports (id, source, file_name, format, content, columns, mapping, state, created_by, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do nothing returning 1`,
        [id, source, fileName, format, content, JSON.stringify(columns), JSON.stringify(mapping), state, by, at],
      );
      return rows.length > 0;
    },

    async content(id: string): Promise<Buffer | undefined> {
      const [row] = await database.query<{ content: Uint8Array | null }>('select content from imports where id = $1', [
        id,
      ]);
      return row?.content ? Buffer.from(row.content) : undefined;
    },

    /** Whether another import of the source is being checked, written or undone. */
    async isAtWork(source: string): Promise<boolean> {
      const rows = await database.query(
        `select 1 from imports where source = $1 and state in ('checking', 'importing', 'undoing')`,
        [source],
      );
      return rows.length > 0;
    },

    async mappingOf(source: string): Promise<ColumnMapping> {
      const [row] = await database.query<{ mapping: ColumnMapping }>(
        'select mapping from import_mappings where source = $1',
        [source],
      );
      return row?.mapping ?? {};
    },
  };
};

const timesOf = ({ createdAt, finishedAt, undoneAt }: TimesOf) => ({
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  undoneAt: undoneAt?.toISOString() ?? null,
});

export const canBeUndone = ({ state, finishedAt }: Pick<Row, 'state' | 'finishedAt'>, now: Date): boolean =>
  state === 'imported' && finishedAt !== null && now.getTime() - finishedAt.getTime() < IMPORT_UNDO_DAYS * DAY_MS;

export const toOfficeImport = (row: Row, now: Date): OfficeImport => ({
  ...row,
  ...timesOf(row),
  canBeUndone: canBeUndone(row, now),
});
