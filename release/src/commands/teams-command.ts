import { grant, listGrants, revoke, assertTeamName } from '../operations/teams';
import { formatTime } from '../registry/bundle-state';
import { isExpired } from '../registry/team-grants';
import { createToken, deleteToken } from '../service/tokens';
import { keyName } from '../signing/key-files';
import { print, UsageError, type Command, type CommandOptions } from './command';

/** `teams`, `teams grant <team> …`, `teams revoke <team>`, `teams token <team>`. */
export const teamsCommand: Command = async ([what = 'list', ...words], options) => {
  const step = STEPS[what];
  if (!step) throw new UsageError(`There is no 'teams ${what}'.`);
  return step(words, options);
};

const STEPS: Readonly<Record<string, Command>> = { list, grant: runGrant, revoke: runRevoke, token: runToken };

async function list(...[, { bundles }]: Parameters<Command>): Promise<number> {
  const grants = await listGrants(bundles);
  if (grants.length === 0) return print('No team has a grant: only the key of the platform releases.');
  const lines = grants.map((one) => {
    const end = isExpired(one) ? `expired on ${formatTime(one.until)}` : `until ${formatTime(one.until)}`;
    return `${one.team}: ${one.remotes.join(', ')} with the key ${keyName(one.publicKey)} ${end}, granted by ${one.who}`;
  });
  return print(lines.join('\n'));
}

async function runGrant([team]: readonly string[], options: CommandOptions): Promise<number> {
  const { key, remotes, until, bundles } = options;
  if (!team || !key || !remotes || !until)
    throw new UsageError(
      'Name team, key, remotes and the last day: release teams grant growth --key growth.pub --remotes jobs,news --until 2027-12-31.',
    );
  const end = new Date(`${until}T23:59:59.999Z`);
  if (Number.isNaN(end.getTime())) throw new UsageError(`'${until}' is not a day: --until 2027-12-31.`);
  const made = await grant(bundles, { team, key, remotes: remotes.split(',').filter(Boolean), until: end });
  return print(
    `${team} may release ${made.remotes.join(', ')} with the key ${keyName(made.publicKey)} until the end of ${until}. For the release service it needs a token: release teams token ${team}.`,
  );
}

async function runRevoke([team, key]: readonly string[], { bundles }: CommandOptions): Promise<number> {
  if (!team) throw new UsageError('Name the team: release teams revoke growth.');
  await revoke(bundles, team, key);
  if (key !== undefined) return print(`The key ${key} of ${team} can no longer release anything.`);
  await deleteToken(bundles, team);
  return print(`${team} can no longer release anything. What it released stays live.`);
}

async function runToken([team]: readonly string[], { bundles }: CommandOptions): Promise<number> {
  if (!team) throw new UsageError('Name the team: release teams token growth.');
  assertTeamName(team);
  return print(await createToken(bundles, team));
}
