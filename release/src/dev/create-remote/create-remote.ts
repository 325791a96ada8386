import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { REPOSITORY } from '../../workspace';
import { nextPort } from './next-port';
import { checkedOwner, checkedName, checkedPath } from './remote-options';

/** Options of a new remote. */
export interface RemoteOptions {
  /** `tools` or `remote-tools`. */
  readonly name: string;
  /** Owner in CODEOWNERS; `@kadam/tools` by default. */
  readonly owner?: string | undefined;
  /** Path of its first page; `/tools` by default. */
  readonly path?: string | undefined;
}

export interface CreatedRemote {
  readonly name: string;
  readonly folder: string;
  readonly owner: string;
  readonly path: string;
  readonly port: number;
  /** Relative to the repository. */
  readonly files: readonly string[];
}

const TEMPLATE = join(__dirname, 'template');
const TEMPLATE_ENDING = /\.txt$/;
const OWNERS = '.github/CODEOWNERS';
const COMPOSE = 'docker-compose.yml';

/**
 * Writes a remote with one page, its owner in CODEOWNERS and a publish job in docker-compose.yml.
 * The files have to be formatted afterwards.
 * @throws ReleaseError before anything is written, if an option is invalid
 */
export async function createRemote(options: RemoteOptions, repository = REPOSITORY): Promise<CreatedRemote> {
  const name = checkedName(repository, options.name);
  const path = checkedPath(repository, options.path ?? `/${name}`);
  const owner = checkedOwner(options.owner ?? `@kadam/${name}`);
  const port = nextPort(repository);
  const folder = join(repository, `remote-${name}`);
  const title = name[0]?.toUpperCase() + name.slice(1);
  const words = { name, path, owner, port: String(port), title, component: title, ...libraryVersions(repository) };
  const files = await writeTemplate(folder, words);
  await nameOwner(repository, name, owner);
  await addPublishJob(repository, name);
  return { name, folder, owner, path, port, files: files.map((file) => relative(repository, file)) };
}

/** The versions of shared, which publish requires. */
function libraryVersions(repository: string): { react: string; styledComponents: string } {
  const { dependencies } = JSON.parse(readFileSync(join(repository, 'shared/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return { react: dependencies.react ?? '*', styledComponents: dependencies['styled-components'] ?? '*' };
}

async function writeTemplate(folder: string, words: Readonly<Record<string, string>>): Promise<string[]> {
  const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, word: string) => words[word] ?? '');
  const templates = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Promise.all(
    templates.map(async ({ parentPath, name }) => {
      const source = join(parentPath, name);
      const target = join(folder, filled(relative(TEMPLATE, source)).replace(TEMPLATE_ENDING, ''));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, filled(await readFile(source, 'utf8')));
      return target;
    }),
  );
}

/** After the other remotes, because the last matching line of CODEOWNERS wins. */
async function nameOwner(repository: string, name: string, owner: string): Promise<void> {
  const file = join(repository, OWNERS);
  if (!existsSync(file)) return;
  const lines = (await readFile(file, 'utf8')).split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/remote-'));
  lines.splice(last < 0 ? lines.length - 1 : last + 1, 0, `/remote-${name}/`.padEnd(20) + owner);
  await writeFile(file, lines.join('\n'));
}

/** Copies the publish job of another remote. */
async function addPublishJob(repository: string, name: string): Promise<void> {
  const file = join(repository, COMPOSE);
  if (!existsSync(file)) return;
  const text = await readFile(file, 'utf8');
  const last = [...text.matchAll(/\n {2}publish-(\w+):\n(?: {4}.*\n)+/g)].at(-1);
  if (!last) return;
  const [job, other = ''] = last;
  const end = last.index + job.length;
  const own = job.replace(new RegExp(`\\b${other}\\b`, 'g'), name);
  await writeFile(file, text.slice(0, end) + own + text.slice(end));
}
