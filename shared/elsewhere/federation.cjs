const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const exposedModules = (folder, declared) =>
  Object.fromEntries(declared.map(({ module }) => [module, `./src/${folder}/${module.slice(2)}.tsx`]));

function containerOptions(folder) {
  const { name, pages, extensions = [] } = readJson(join(folder, 'routes.json'));
  return {
    name: `mfe_${name}`,
    filename: 'entry.js',
    exposes: { ...exposedModules('pages', pages), ...exposedModules('extensions', extensions) },
    shared: readJson(join(__dirname, 'platform.json')).shared,
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
  };
}

module.exports = { containerOptions };
