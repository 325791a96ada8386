import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RoutesFile } from '@kadam/shared/remote';
import packageJson from '../../package.json';

const root = resolve(__dirname, '../..');
const remotes = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'routes.json')));

const words = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, word = '']) => word);

describe.each(remotes)('the README of %s', (folder) => {
  const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
  const { pages } = JSON.parse(readFileSync(join(root, folder, 'routes.json'), 'utf8')) as RoutesFile;
  const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const remote = folder.replace('remote-', '');

  it('names every page and its module, and no other', () => {
    const rows = words(readme, /^\| (`\/.*)$/gm).map((row) => row.split('|'));
    const named = rows.flatMap(([paths = '', modules = '']) => {
      const files = words(modules, /`(?:src\/pages\/)?([\w-]+-page)(?:\.tsx)?`/g);
      return words(paths, /`(\/[^`]*)`/g).map((path, index) => ({ path, module: `./${files[index]}` }));
    });
    const byPath = (one: { path: string }, other: { path: string }) => one.path.localeCompare(other.path);
    expect(named.sort(byPath)).toEqual(pages.map(({ path, module }) => ({ path, module })).sort(byPath));
  });

  it('names existing commands', () => {
    const commands = words(readme, /npm run ([\w:-]+)/g);
    expect(commands.filter((name) => !(name in packageJson.scripts))).toEqual([]);
    const own = words(readme, /npm (?:run )?(\w+) -w remote-\w+/g);
    expect(own.filter((name) => !(name in scripts))).toEqual([]);
    const named = [
      ...words(readme, /-w (remote-\w+)/g),
      ...words(readme, /--selectProjects (remote-\w+)/g),
      ...words(readme, /npm run (?:dev|release) -- (?:publish |rollback )?(?:remote-)?(\w+)/g),
    ];
    expect(new Set(named.map((name) => name.replace('remote-', '')))).toEqual(new Set([remote]));
  });

  it('names the port of its standalone mode', () => {
    const port = /standalone\.mjs \w+ (\d+)/.exec(scripts.start ?? '')?.[1];
    expect(words(readme, /localhost:(\d+)/g)).toEqual([port]);
  });

  it('names existing files and folders', () => {
    const own = words(readme, /`(src\/[\w./-]+)`/g).map((path) => join(folder, path));
    const others = words(readme, /`((?:shared|api|host)\/src\/[\w./-]+)`/g);
    expect([...own, ...others].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

test('no two remotes have the same standalone port', () => {
  const ports = remotes.map(
    (folder) => /standalone\.mjs \w+ (\d+)/.exec(readFileSync(join(root, folder, 'package.json'), 'utf8'))?.[1],
  );
  expect(new Set(ports).size).toBe(remotes.length);
});
