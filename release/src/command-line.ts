import { isAbsolute, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compose } from './compose';
import { publish, publishChanged } from './publish';
import type { PublishOutcome } from './publish-outcome';
import { Refusal } from './refusal';
import { restoreRegistry } from './restore-registry';
import { rollbackTogether, type RollbackTarget } from './rollback';
import { readStatus } from './status';
import { statusText } from './status-text';
import { bundlesFolderOf, REPOSITORY } from './workspace';

const HELP = `Usage: release <command> [--bundles <folder>]

  publish <package>            build one package and make it live (host, jobs, remote-jobs …)
  publish --changed            the same for every package whose sources differ from what is live
  publish --all                the same, and name the unchanged ones too
  rollback <remote> [version]  go back to the release before, or to the one named; several names go back in one step
  status [--json]              what is live, what is kept, what is wrong
  compose                      write the documents again from what is live
  restore-registry             put a lost or damaged registry.json back

  --why <text>                 reason for the history (publish, rollback)
  --bundles <folder>           where releases live; else KADAM_BUNDLES, else .data/bundles of the repository`;

type Options = ReturnType<typeof parse>['values'];
type Command = (words: readonly string[], options: Options & { readonly bundles: string }) => Promise<number>;

const COMMANDS: Readonly<Record<string, Command>> = {
  ...{ publish: runPublish, rollback: runRollback, compose: runCompose, status: runStatus },
  'restore-registry': runRestore,
};

/** Runs one command of the release tool and answers its exit code: 0 done, 1 refused, 2 not understood. */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parse(words);
    const [name = '', ...rest] = positionals;
    const command = COMMANDS[name];
    if (command && !values.help) return await command(rest, { ...values, bundles: bundlesFolder(values.bundles) });
    if (values.help) return say(HELP, 0);
    return fail(name ? `There is no command '${name}'.\n\n${HELP}` : HELP, 2);
  } catch (error) {
    if (error instanceof Refusal) return fail(error.message, 1);
    if (isMisspelt(error)) return fail(`${error.message}\n\n${HELP}`, 2);
    throw error;
  }
}

function parse(words: readonly string[]) {
  return parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      ...{
        changed: { type: 'boolean' },
        all: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
      ...{ bundles: { type: 'string' }, why: { type: 'string' } },
    },
  });
}

const isMisspelt = (error: unknown): error is NodeJS.ErrnoException =>
  String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');

// npm runs a script in the folder of its package; INIT_CWD is where the person stands.
function bundlesFolder(asked = process.env.KADAM_BUNDLES): string {
  if (!asked) return bundlesFolderOf(REPOSITORY);
  return isAbsolute(asked) ? asked : resolve(process.env.INIT_CWD ?? process.cwd(), asked);
}

async function runPublish([name]: readonly string[], { changed, all, bundles, why }: Parameters<Command>[1]) {
  const options = { bundlesFolder: bundles, onProgress: (sentence: string) => say(sentence, 0), ...(why && { why }) };
  if (!name && !changed && !all) return fail(`Name a package, or say --changed.\n\n${HELP}`, 2);
  const outcomes = name ? [await publish(name, options)] : await publishChanged(options);
  const told = outcomes.filter(({ status }) => status !== 'unchanged' || all || name);
  for (const outcome of told) say(outcomeText(outcome), 0);
  if (told.length === 0) say('Nothing changed: what is live is what the sources say.', 0);
  return outcomes.some(({ status: result }) => result === 'refused') ? 1 : 0;
}

function outcomeText(outcome: PublishOutcome): string {
  if (outcome.status === 'refused') return outcome.message;
  if (outcome.status === 'unchanged') return `${outcome.bundle}: unchanged, ${outcome.version} is live`;
  return `${outcome.bundle}: ${outcome.version} is live${outcome.built ? '' : ' again'}`;
}

async function runRollback(words: readonly string[], { bundles, why }: Parameters<Command>[1]) {
  const targets = rollbackTargets(words);
  if (targets.length === 0) return fail(`Name the remote to roll back.\n\n${HELP}`, 2);
  const outcomes = await rollbackTogether(targets, { bundlesFolder: bundles, ...(why && { why }) });
  for (const { bundle, from, to } of outcomes) say(`${bundle}: ${to} is live again, ${from} is not`, 0);
  return 0;
}

// No package's name begins with a digit, and every version does.
function rollbackTargets(words: readonly string[]): RollbackTarget[] {
  const isVersion = (word = '') => /^\d/.test(word);
  return words.flatMap((name, index) => {
    const next = words[index + 1];
    return isVersion(name) ? [] : [{ name, version: isVersion(next) ? next : undefined }];
  });
}

async function runStatus(_words: readonly string[], { bundles, json }: Parameters<Command>[1]) {
  const found = await readStatus({ bundlesFolder: bundles });
  say(json ? JSON.stringify(found, null, 2) : statusText(found), 0);
  return found.faults.length > 0 ? 1 : 0;
}

async function runCompose(_words: readonly string[], { bundles }: Parameters<Command>[1]) {
  const { paths } = await compose({ bundlesFolder: bundles });
  if (paths.length === 0)
    return fail("No host is live, so there is nothing to compose: run 'release publish host'.", 1);
  return say(`${paths.length} documents written:\n${paths.map((path) => `  ${path}`).join('\n')}`, 0);
}

async function runRestore(_words: readonly string[], { bundles }: Parameters<Command>[1]) {
  const { from, live } = await restoreRegistry({ bundlesFolder: bundles });
  const source = from === 'releases' ? 'the releases on disk' : 'its last good copy';
  const lines = Object.entries(live).map(([bundle, version]) => `  ${bundle}: ${version} is live`);
  return say([`registry.json was restored from ${source}:`, ...lines].join('\n'), 0);
}

function say(text: string, code: number): number {
  console.log(text);
  return code;
}

function fail(text: string, code: number): number {
  console.error(text);
  return code;
}
