import type { Employer, EmployerFields, EmployerSort, EmployersQuery } from '@kadam/shared/contract/employers';
import { countRows, type Queryable } from '../../db/database';

interface Row extends Omit<Employer, 'logo' | 'createdAt' | 'changedAt'> {
  readonly logoId: string | null;
  readonly logoAlt: string;
  readonly createdAt: Date;
  readonly changedAt: Date | null;
}

const OPEN = '(select count(*)::int from job_postings where employer_id = e.id and is_active)';
const COLUMNS = `e.id, slug, name, description, website, location, logo_id as "logoId", logo_alt as "logoAlt", version,
  created_at as "createdAt", changed_at as "changedAt", ${OPEN} as "openPostings"`;
const COUNTS = `left join (
  select employer_id, count(*) as count from job_postings where is_active group by 1
) counted on counted.employer_id = e.id`;

const ORDERS: Readonly<Record<string, string>> = {
  name: 'left(name, 100) collate "C"',
  location: 'left(location, 100) collate "C"',
  open: 'coalesce(counted.count, 0)',
  created: 'created_at',
};

function orderOf(sort: EmployerSort): string {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  return `${ORDERS[sort.replace('-', '')]!} ${direction}, e.id ${direction}`;
}

export const employersRepository = (database: Queryable) => {
  const one = async (where: string, value: string): Promise<Employer | undefined> => {
    const [row] = await database.query<Row>(`select ${COLUMNS} from employers e where ${where}`, [value]);
    return row && toEmployer(row);
  };
  return {
    find: (id: string) => one('e.id = $1', id),
    byName: (name: string) => one('e.name_key = company_key($1)', name),
    /** Locked until the end of the transaction. */
    locked: (id: string) => one('e.id = $1 for update of e', id),

    async page(query: EmployersQuery): Promise<{ employers: Employer[]; total: number }> {
      const { page, limit, q = '', sort = 'name' } = query;
      const values: unknown[] = q === '' ? [] : [q];
      const matches = `where position(lower($1) in e.name_key) > 0 or position(lower($1) in lower(e.location)) > 0`;
      const where = q === '' ? '' : matches;
      const total = await countRows(database, `from employers e ${where}`, values);
      const order = orderOf(sort);
      const places = [`$${values.length + 1}`, `$${values.length + 2}`];
      const rows = await database.query<Row>(
        `select ${COLUMNS} from (
           select e.id, row_number() over (order by ${order}) as place
           from employers e ${sort.endsWith('open') ? COUNTS : ''} ${where}
           order by ${order} limit ${places[0]} offset ${places[1]}
         ) shown join employers e using (id) order by shown.place`,
        [...values, limit, (page - 1) * limit],
      );
      return { employers: rows.map(toEmployer), total };
    },

    /**
     * Id of the employer with this name, added if there is none; null if another one has `newId`.
     */
    async ofName(name: string, newId: string): Promise<string | null> {
      const [row] = await database.query<{ id: string | null }>('select employer_of($1, $2) as id', [name, newId]);
      return row?.id ?? null;
    },

    async describe(id: string, fields: EmployerFields, createdAt: Date): Promise<void> {
      const { description, website, location, logo } = fields;
      await database.query(
        `update employers set description = $2, website = $3, location = $4, created_at = $5, logo_id = $6, logo_alt = $7
         where id = $1`,
        [id, description, website, location, createdAt, logo?.image ?? null, logo?.alt ?? ''],
      );
    },

    async replace(id: string, fields: EmployerFields, at: Date): Promise<void> {
      const { name, description, website, location, logo } = fields;
      await database.query(
        `update employers set name = $2, description = $3, website = $4, location = $5, changed_at = $6,
           logo_id = $7, logo_alt = $8, version = version + 1 where id = $1`,
        [id, name, description, website, location, at, logo?.image ?? null, logo?.alt ?? ''],
      );
    },

    /** Makes every cache of an employer's postings read them again. */
    async touchPostings(id: string): Promise<void> {
      // The job search and its caches follow updates, although no value of the postings changes.
      await database.query('update job_postings set logo_url = logo_url where employer_id = $1', [id]);
    },

    async renamePostings(id: string, name: string, { by, at }: { by: string; at: Date }): Promise<void> {
      await database.query(
        `update job_postings set company_name = $2, changed_by = $3, changed_at = $4
         where employer_id = $1 and company_name <> $2`,
        [id, name, by, at],
      );
    },
  };
};

const toEmployer = ({ logoId, logoAlt, createdAt, changedAt, ...row }: Row): Employer => ({
  ...row,
  logo: logoId === null ? null : { image: logoId, alt: logoAlt },
  createdAt: createdAt.toISOString(),
  changedAt: changedAt?.toISOString() ?? null,
});
