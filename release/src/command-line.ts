import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { abortCommand, canaryCommand, promoteCommand } from './commands/canary-command';
import { printError, parseOptions, UsageError, print, type Command, type CommandOptions } from './commands/command';
import { guardCommand } from './commands/guard-command';
import { keysCommand } from './commands/keys-command';
import { overrideCommand } from './commands/override-command';
import { previewCommand } from './commands/preview-command';
import { packCommand, promoteToCommand } from './commands/pack-command';
import { publishCommand } from './commands/publish-command';
import { retireCommand } from './commands/retire-command';
import { rollbackCommand } from './commands/rollback-command';
import { serveCommand } from './commands/serve-command';
import { serviceCommand } from './commands/service-command';
import { teamsCommand } from './commands/teams-command';
import { verifyCommand } from './commands/verify-command';
import { compose } from './operations/compose';
import { ReleaseError } from './release-error';
import { restoreRegistry } from './operations/restore-registry';
import { readStatus } from './operations/status';
import { statusText } from './operations/status-text';
import { bundlesFolderOf, REPOSITORY } from './workspace';

const HELP = `Usage: release <command> [--bundles <folder>]

  publish <package> …          build packages and make them live in one step (host, jobs, remote-jobs …)
  publish --changed [<package> …]  the same for those, or all, whose sources differ from what is live
  publish --all                the same, and name the unchanged ones too
  publish --files <folder> --routes <routes.json> [--version <1.2.0>]  make files live that a stock federation plugin built
  rollback <remote> [version]  go back to the release before, or to the one named; several names go back in one step
  retire <remote> --reason <text>  remove its pages from the site; publish restores them
  canary <package> [version] … --share 10   show releases to so many visitors in 100, built now or as named
  canary --share 25            show the canary that runs to more visitors, or to fewer
  preview <remote> … [--name <text>] [--days 7]   build releases that only override links show; the name is else the branch
  preview end <remote> --name <text>  end it
  promote, abort               make the canary live; end it
  guard [--once] [--api <url>] [--interval <seconds>] [--alive <file>]
                                         watch new releases, and roll back those that fail in browsers; the file is written after each look
  status [--json]              what is live, retained, quarantined and a canary, and problems on disk
  verify [--site <url>]        fetch every live file from the running site and compare it with what was published
         [--record]            and store the result for operators at /office/operations
  override [allow|deny <origin>]  where browsers may be asked to show a remote from, besides the releases retained here
  serve <package> [--port 3002]  serve the current sources as a release, for such a browser
  compose                      write the documents again from what is live
  restore-registry             restore a registry.json that is missing, damaged or untrusted
  keys [create]                the keys that sign registry.json; make one, and say where it is
  keys rotate [--until <day>]  exchange the key; the old one is accepted until that day, else for 30 days
  keys trust <key>             accept the key of another machine

  teams                        which teams may release which remotes with which key
  teams grant <team> --key <file> --remotes jobs,news --until <day>   let a team release remotes; the file has its public key
  teams revoke <team> [<key>]  take that back, or only for one key
  teams token <team>           make its token for the release service, and print it once
  service [--port 3009]        let teams release over HTTP
  promote-to <url> <remote> [version] --key <file>   send a release of this site, byte for byte, to the service of another one
  pack <remote> [version] --out <file>  write it to a file instead

  --together                   all of the named packages go live, or none (publish)
  --force --reason <text>      make a release live that was rolled back, that an older checkout made, that drops a page or takes less of an event
                               (publish, rollback); take registry.json as it is (restore-registry)
  --reason <text>              reason for the history (publish, rollback, retire, canary, promote, abort)
  --bundles <folder>           where releases live; else KADAM_BUNDLES, else .data/bundles of the repository`;

const COMMANDS: Readonly<Record<string, Command>> = {
  publish: publishCommand,
  rollback: rollbackCommand,
  verify: verifyCommand,
  compose: runCompose,
  canary: canaryCommand,
  promote: promoteCommand,
  abort: abortCommand,
  guard: guardCommand,
  status: runStatus,
  'restore-registry': runRestore,
  keys: keysCommand,
  override: overrideCommand,
  serve: serveCommand,
  retire: retireCommand,
  preview: previewCommand,
  teams: teamsCommand,
  service: serviceCommand,
  pack: packCommand,
  'promote-to': promoteToCommand,
};

/** Runs one command and returns its exit code: 0 success, 1 error, 2 invalid arguments. */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parse(words);
    const [name = '', ...rest] = positionals;
    const command = COMMANDS[name];
    if (values.help) return print(HELP);
    if (command) return await command(rest, withPaths(values));
    if (!name) return printError(HELP, 2);
    throw new UsageError(`There is no command '${name}'.`);
  } catch (error) {
    if (error instanceof ReleaseError) return printError(error.message);
    if (error instanceof UsageError || isParseError(error))
      return printError(`${error.message}\nAll commands: release --help`, 2);
    throw error;
  }
}

function parse(words: readonly string[]) {
  const flag = { type: 'boolean' } as const;
  const text = { type: 'string' } as const;
  return parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      changed: flag,
      all: flag,
      together: flag,
      force: flag,
      json: flag,
      once: flag,
      help: flag,
      record: flag,
      bundles: text,
      reason: text,
      site: text,
      share: text,
      until: text,
      api: text,
      interval: text,
      alive: text,
      port: text,
      name: text,
      days: text,
      key: text,
      remotes: text,
      out: text,
      files: text,
      routes: text,
      version: text,
    },
  });
}

const isParseError = (error: unknown): error is NodeJS.ErrnoException =>
  String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');

function withPaths({
  files,
  routes,
  bundles,
  out,
  key,
  ...values
}: ReturnType<typeof parse>['values']): CommandOptions {
  const folder = bundles ?? process.env.KADAM_BUNDLES;
  return {
    ...values,
    bundles: folder ? absolutePath(folder) : bundlesFolderOf(REPOSITORY),
    ...(files !== undefined && { files: absolutePath(files) }),
    ...(routes !== undefined && { routes: absolutePath(routes) }),
    ...(out !== undefined && { out: absolutePath(out) }),
    ...(key !== undefined && { key: absolutePath(key) }),
  };
}

// npm runs scripts in the package's folder; INIT_CWD is the folder of the caller.
const absolutePath = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

async function runStatus(...[, { bundles, json }]: Parameters<Command>): Promise<number> {
  const found = await readStatus({ bundlesFolder: bundles });
  return print(json ? JSON.stringify(found, null, 2) : statusText(found), found.faults.length > 0 ? 1 : 0);
}

async function runCompose(...[, { bundles }]: Parameters<Command>): Promise<number> {
  const { paths } = await compose({ bundlesFolder: bundles });
  if (paths.length === 0)
    return printError("No host is live, so there is nothing to compose: run 'release publish host'.");
  return print(`${paths.length} documents written:\n${paths.map((path) => `  ${path}`).join('\n')}`);
}

const SOURCES = { releases: 'the releases on disk', 'last good copy': 'its last good copy', itself: 'its own content' };

async function runRestore(...[, options]: Parameters<Command>): Promise<number> {
  const { why, isForced } = parseOptions(options);
  const { from, live } = await restoreRegistry({ bundlesFolder: options.bundles, asItIs: isForced ? why : undefined });
  const source = SOURCES[from];
  const lines = Object.entries(live).map(([bundle, version]) => `  ${bundle}: ${version} is live`);
  return print([`registry.json was restored from ${source}:`, ...lines].join('\n'));
}
