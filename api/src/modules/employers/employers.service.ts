import { randomUUID } from 'node:crypto';
import {
  type CreateEmployerBody,
  type EditEmployerBody,
  type Employer,
  EMPLOYER_MESSAGES,
  type EmployerFields,
  type EmployersQuery,
} from '@kadam/shared/contract/employers';
import { IMAGE_MESSAGES } from '@kadam/shared/contract/images';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import type { Queryable } from '../../db/database';
import { DomainError, fieldError, requireFound } from '../../errors';
import type { Actor, AuditedParts } from '../audit';
import { presentImages } from '../images';
import { employersRepository } from './employers.repository';

export type EmployersService = ReturnType<typeof createEmployersService>;

/** The companies that hire through the office. */
export function createEmployersService({ database, audit, clock }: AuditedParts) {
  async function create(tx: Queryable, by: Actor, { id, ...fields }: CreateEmployerBody): Promise<Employer> {
    const addedId = await employersRepository(tx).ofName(fields.name, id);
    if (addedId === null) throw new DomainError('CONFLICT', EMPLOYER_MESSAGES.idInUse);
    await requireLogo(tx, fields);
    await employersRepository(tx).describe(addedId, fields, clock());
    const employer = await required(tx, addedId);
    await audit.record(tx, by, { action: 'employer.create', subject: subjectOf(employer), after: fieldsOf(employer) });
    return employer;
  }

  return {
    async list(query: EmployersQuery) {
      const { page, limit } = query;
      const { employers, total } = await employersRepository(database).page(query);
      return { employers, pagination: { page, limit, total } };
    },

    employer: (id: string): Promise<Employer> => required(database, id),

    /** A repeated call returns the result of the first one. */
    create: (by: Actor, body: CreateEmployerBody): Promise<Employer> =>
      database.transaction(async (tx) => {
        const existing = await employersRepository(tx).byName(body.name);
        if (existing?.id === body.id && isSame(existing, body)) return existing;
        if (existing) throw fieldError('CONFLICT', 'name', EMPLOYER_MESSAGES.nameInUse);
        return create(tx, by, body);
      }),

    /**
     * The employer with this name, in the transaction of the caller; a new one gets an audit entry.
     */
    async named(tx: Queryable, by: Actor, fields: EmployerFields): Promise<Employer> {
      const existing = await employersRepository(tx).byName(fields.name);
      return existing ?? create(tx, by, { ...fields, id: randomUUID() });
    },

    /** A repeated call returns the result of the first one. */
    edit: (by: Actor, id: string, { version, ...body }: EditEmployerBody): Promise<Employer> =>
      database.transaction(async (tx) => {
        const employers = employersRepository(tx);
        const before = requireFound(await employers.locked(id), EMPLOYER_MESSAGES.gone);
        const fields = fieldsOf({ ...before, ...body });
        if (isSame(before, fields) && [version, version + 1].includes(before.version)) return before;
        if (before.version !== version) throw new DomainError('CONFLICT', STAFF_MESSAGES.changed);
        const named = await employers.byName(fields.name);
        if (named && named.id !== id) throw fieldError('CONFLICT', 'name', EMPLOYER_MESSAGES.nameInUse);
        await requireLogo(tx, fields);
        await employers.replace(id, fields, clock());
        if (before.name !== fields.name) {
          await employers.renamePostings(id, fields.name, { by: by.name, at: clock() });
        }
        if (before.logo?.image !== fields.logo?.image) await employers.touchPostings(id);
        const after = await required(tx, id);
        const change = { before: fieldsOf(before), after: fieldsOf(after) };
        await audit.record(tx, by, { action: 'employer.edit', subject: subjectOf(after), ...change });
        return after;
      }),
  };
}

const subjectOf = ({ id, name }: Employer) => ({ kind: 'employer', id, title: name }) as const;

const fieldsOf = ({ name, description, website, location, logo = null }: EmployerFields) => ({
  name,
  description,
  website,
  location,
  logo,
});

async function requireLogo(tx: Queryable, { logo }: EmployerFields): Promise<void> {
  if (logo && (await presentImages(tx, [logo.image])).length === 0)
    throw fieldError('INVALID_INPUT', 'logo.image', IMAGE_MESSAGES.gone);
}

const isSame = (before: EmployerFields, fields: EmployerFields): boolean =>
  JSON.stringify(fieldsOf(before)) === JSON.stringify(fieldsOf(fields));

const required = async (database: Queryable, id: string): Promise<Employer> =>
  requireFound(await employersRepository(database).find(id), EMPLOYER_MESSAGES.gone);
