const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function containerOptions(folder) {
  const { name, pages } = readJson(join(folder, 'routes.json'));
  return {
    name: `mfe_${name}`,
    filename: 'entry.js',
    exposes: Object.fromEntries(pages.map(({ module }) => [module, `./src/pages/${module.slice(2)}.tsx`])),
    shared: readJson(join(__dirname, 'platform.json')).shared,
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
  };
}

module.exports = { containerOptions };
