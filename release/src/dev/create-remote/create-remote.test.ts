import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readBundleRoutes } from '../../checks/routes-file';
import { REPOSITORY, findPackage } from '../../workspace';
import { createRemote } from './create-remote';

const OWNERS = '*               @kadam/platform\n/remote-alpha/  @kadam/alpha\n/e2e/           @kadam/platform\n';

let repository: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(repository, file)), { recursive: true });
  writeFileSync(join(repository, file), text);
};
const read = (file: string) => readFileSync(join(repository, file), 'utf8');

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'kadam-create-'));
  write('.github/CODEOWNERS', OWNERS);
  write('shared/package.json', readFileSync(join(REPOSITORY, 'shared/package.json'), 'utf8'));
  write(
    'remote-alpha/package.json',
    '{ "version": "0.1.0", "scripts": { "start": "node ../scripts/standalone.mjs alpha 3007" } }',
  );
  write('remote-alpha/src/pages/alpha-page.tsx', '');
  const page = { path: '/alpha', module: './alpha-page', title: 'Alpha', description: 'Alpha.' };
  const flags = { chrome: 'full', access: 'public', prerender: false };
  write('remote-alpha/routes.json', JSON.stringify({ name: 'alpha', pages: [{ ...page, ...flags }] }));
});
afterEach(() => rmSync(repository, { recursive: true, force: true }));

test('derives path, owner and port from the name', async () => {
  const created = await createRemote({ name: 'tools' }, repository);
  expect(created).toMatchObject({ name: 'tools', path: '/tools', owner: '@kadam/tools', port: 3008 });
  const found = findPackage(repository, 'tools');
  const link = { label: 'Tools', to: '/tools', order: 90 };
  expect(readBundleRoutes(found)).toEqual({
    pages: [expect.objectContaining({ path: '/tools', module: './tools-page', title: 'Tools', access: 'public' })],
    links: [
      { place: 'drawer', ...link },
      { place: 'footer-start', ...link },
    ],
  });
  expect(created.files.every((file) => existsSync(join(repository, file)))).toBe(true);
  expect(read('remote-tools/README.md')).toContain('Owner: @kadam/tools.');
  expect(read('remote-tools/package.json')).toContain('standalone.mjs tools 3008"');
});

test('fills in the template, with the library versions of shared', async () => {
  const { files } = await createRemote(
    { name: 'tools', owner: 'tools@kadam.example', path: '/tools/mine' },
    repository,
  );
  for (const file of files) expect(`${file}\n${read(file)}`).not.toMatch(/\{\{|\}\}\/|\.txt$|undefined/m);
  expect(read('remote-tools/README.md')).toMatch(/^\| `\/tools\/mine` +\| `tools-page` +\|/m);
  const shared = JSON.parse(read('shared/package.json')) as { dependencies: Record<string, string> };
  const own = JSON.parse(read('remote-tools/package.json')) as { dependencies: Record<string, string> };
  expect(own.dependencies).toEqual({
    '@kadam/shared': '*',
    react: shared.dependencies.react,
    'styled-components': shared.dependencies['styled-components'],
  });
});

test('adds its owner after the other remotes in CODEOWNERS', async () => {
  await createRemote({ name: 'tools', owner: '@kadam/workshop' }, repository);
  const lines = read('.github/CODEOWNERS').split('\n');
  expect(lines[2]).toBe('/remote-tools/      @kadam/workshop');
  expect(lines.toSpliced(2, 1).join('\n')).toBe(OWNERS);
});

test('adds its publish job to docker-compose.yml', async () => {
  const compose = readFileSync(join(REPOSITORY, 'docker-compose.yml'), 'utf8');
  write('docker-compose.yml', compose);
  await createRemote({ name: 'tools' }, repository);
  const job = `  publish-tools:
    <<: *publish
    command: ['node', 'release/bin/release.mjs', 'publish', '--changed', 'tools']

`;
  expect(read('docker-compose.yml')).toContain(job);
  expect(read('docker-compose.yml').replace(job, '')).toBe(compose);
});

test.each([
  ['a name with a dash', { name: 'my-tools' }, "'my-tools' cannot be the name of a remote"],
  ['a name with capitals', { name: 'Tools' }, 'lowercase letters and digits only'],
  ['a name that begins with a digit', { name: '3d' }, 'begins with a letter'],
  ['a way out of the repository', { name: '../tools' }, 'cannot be the name'],
  ['no name', { name: '' }, 'cannot be the name'],
  ['a name of the platform', { name: 'host' }, "'host' cannot be the name of a remote: it is kept by the platform"],
  ['the folder of the documents', { name: 'pages' }, 'it is kept by the platform'],
  ['a name that is taken', { name: 'remote-alpha' }, 'There is a folder remote-alpha already'],
  ['a path that is taken', { name: 'tools', path: '/alpha' }, "--path '/alpha' is a page of 'alpha' already"],
  ['the address of a page that has moved', { name: 'tools', path: '/ops' }, 'leads to /office/operations already'],
  ['a path without a slash', { name: 'tools', path: 'tools' }, 'must begin with /'],
  ['a path of the servers', { name: 'tools', path: '/api/tools' }, 'must not lie under /api'],
  ['a path with a parameter', { name: 'tools', path: '/tools/:id' }, 'must have no parameter'],
  ['an owner without @', { name: 'tools', owner: 'workshop' }, "--owner 'workshop' is not an account"],
])('rejects %s before anything is written', async (_, options, sentence) => {
  await expect(createRemote(options, repository)).rejects.toThrow(sentence);
  expect(existsSync(join(repository, 'remote-tools'))).toBe(false);
  expect(read('.github/CODEOWNERS')).toBe(OWNERS);
});
