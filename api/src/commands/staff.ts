import { accountEmail } from '@kadam/shared/contract/auth';
import { STAFF_ROLES, type StaffRole } from '@kadam/shared/contract/endpoint';
import { readConfig } from '../config';
import type { Database } from '../db/database';
import { DomainError } from '../errors';
import { createAuditService, COMMAND_LINE } from '../modules/audit';
import { createOfficeSessions } from '../modules/auth';
import {
  createInvitationsService,
  createStaffService,
  invitationLink,
  type InvitationsService,
  type StaffService,
  staffRepository,
} from '../modules/staff';
import { parseArguments, UsageError } from './arguments';
import { withDatabase } from './with-database';

export const USAGE = `Usage: kadam staff add EMAIL --role ROLE[,ROLE]
       kadam staff remove EMAIL
       kadam staff reset-second-factor EMAIL
       kadam staff list

The people of the office (/office on the portal). ROLE is one of ${STAFF_ROLES.join(', ')}.
add gives an account these roles, instead of those it has; an address without an account gets an invitation by mail, and its link is printed. remove ends the access at once, the account stays. reset-second-factor is for a lost phone: the person sets up an authenticator app again.
The first owner is made this way; owners invite the others in the office.`;

const ACTIONS = ['add', 'remove', 'reset-second-factor', 'list'] as const;
type Action = (typeof ACTIONS)[number];

interface Request {
  readonly action: Action;
  readonly email: string;
  readonly roles: readonly StaffRole[];
}

export async function run(words: readonly string[]): Promise<number> {
  const request = readWords(words);
  const config = readConfig(process.env);
  try {
    return await withDatabase(config, (database) => {
      const clock = () => new Date();
      const auth = { office: createOfficeSessions(clock), forgetSessions: () => undefined };
      const audit = createAuditService({ database, clock });
      const { publicUrl } = config;
      const staff = createStaffService({ database, auth, audit, clock });
      const invitations = createInvitationsService({ database, auth, audit, publicUrl, clock });
      return doAction({ staff, invitations, database, publicUrl }, request);
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    console.error(error.message);
    return 2;
  }
}

function readWords(words: readonly string[]): Request {
  const { positionals, values } = parseArguments(words, { options: { role: { type: 'string' } }, usage: USAGE });
  const [action = '', given = '', ...more] = positionals;
  if (!isAction(action)) throw new UsageError(`Name an action: ${ACTIONS.join(', ')}.`, USAGE);
  if (more.length > 0) throw new UsageError(`'${more[0]}' is too much.`, USAGE);
  if (action === 'list') return { action, email: '', roles: [] };
  const email = accountEmail.safeParse(given);
  if (!email.success) throw new UsageError(`'${given}' is not an email address.`, USAGE);
  if (action !== 'add') return { action, email: email.data, roles: [] };
  return { action, email: email.data, roles: rolesOf(values.role) };
}

const isAction = (word: string): word is Action => (ACTIONS as readonly string[]).includes(word);

function rolesOf(text = ''): StaffRole[] {
  const words = text.split(',').map((word) => word.trim());
  const unknown = words.find((word) => !(STAFF_ROLES as readonly string[]).includes(word));
  if (unknown === '') throw new UsageError('Name at least one role: --role owner.', USAGE);
  if (unknown !== undefined) throw new UsageError(`There is no role '${unknown}'.`, USAGE);
  return STAFF_ROLES.filter((role) => words.includes(role));
}

interface OfficeServices {
  readonly staff: StaffService;
  readonly invitations: InvitationsService;
  readonly database: Database;
  readonly publicUrl: string;
}

async function doAction(services: OfficeServices, { action, email, roles }: Request): Promise<number> {
  if (action === 'list') return list(services);
  if (action === 'add') return add(services, email, roles);
  const found = (await staffRepository(services.database).all()).find((one) => one.email === email);
  if (!found) {
    console.error(`${email} does not belong to the staff.`);
    return 2;
  }
  if (action === 'remove') {
    await services.staff.remove(COMMAND_LINE, found.memberId);
    console.log(`${email} no longer belongs to the staff.`);
  } else {
    await services.staff.resetSecondFactor(COMMAND_LINE, found.memberId);
    console.log(`${email} sets up an authenticator app at the next visit of the office.`);
  }
  return 0;
}

async function list({ staff }: OfficeServices): Promise<number> {
  const { staff: people, invitations } = await staff.list();
  const lines = [
    ...people.map(({ email, roles, hasSecondFactor }) =>
      [email, roles.join(', '), ...(hasSecondFactor ? [] : ['no second factor yet'])].join('  '),
    ),
    ...invitations.map(({ email, roles, expiresAt }) =>
      [email, roles.join(', '), `invited until ${expiresAt.slice(0, 10)}`].join('  '),
    ),
  ];
  console.log(
    lines.length === 0 ? 'There is no staff. kadam staff add EMAIL --role owner makes the first.' : lines.join('\n'),
  );
  return 0;
}

async function add(
  { staff, invitations, publicUrl }: OfficeServices,
  email: string,
  roles: readonly StaffRole[],
): Promise<number> {
  if (await staff.add(COMMAND_LINE, email, roles)) {
    console.log(`${email} belongs to the staff: ${roles.join(', ')}. The office is at ${publicUrl}/office`);
    return 0;
  }
  const { token } = await invitations.invite(COMMAND_LINE, { email, roles: [...roles] });
  console.log(
    token
      ? `${email} has no account yet and gets an invitation by mail: ${invitationLink(publicUrl, token)}`
      : `${email} has an open invitation with these roles already.`,
  );
  return 0;
}
