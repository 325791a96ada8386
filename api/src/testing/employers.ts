import { randomUUID } from 'node:crypto';
import type { EmployerFields } from '@kadam/shared/contract/employers';
import type { Queryable } from '../db/database';

/** A complete employer, as sent by the office. */
export const EMPLOYER_FIELDS: EmployerFields = {
  name: 'Sahyadri Hospital',
  description: 'A hospital with 200 beds in Pune.',
  website: 'https://sahyadri.example/',
  location: 'Pune, Maharashtra',
};

/** Id of the employer with this name, added if there is none. */
export async function addEmployer(database: Queryable, name: string): Promise<string> {
  const [row] = await database.query<{ id: string }>('select employer_of($1, $2) as id', [name, randomUUID()]);
  return row!.id;
}
