import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routesJson } from './fixture-repository';

/** Writes the files of a stock container with one page and its `routes.json`, into one folder. */
export function writeContainer(folder: string, name: string, script = `window.mfe_${name} = 1;`): void {
  mkdirSync(folder, { recursive: true });
  const write = (file: string, content: string) => writeFileSync(join(folder, file), content);
  const page = `${name}-page`;
  const assets = { js: { sync: [`${page}.js`], async: [] }, css: { sync: [], async: [] } };
  const metaData = {
    name: `mfe_${name}`,
    publicPath: 'auto',
    remoteEntry: { name: 'entry.js', path: '', type: 'global' },
  };
  const exposes = [{ path: `./${page}`, assets }];
  write(
    'mf-manifest.json',
    JSON.stringify({ id: metaData.name, name: metaData.name, metaData, shared: [], remotes: [], exposes }),
  );
  write('routes.json', routesJson(name, { [`/${name}`]: `./${page}` }));
  write('entry.js', script);
  write(`${page}.js`, 'window.page = 1;');
}
