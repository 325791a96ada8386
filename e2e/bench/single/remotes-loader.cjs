const { existsSync, readdirSync } = require('node:fs');
const { join, resolve } = require('node:path');

const root = resolve(__dirname, '../../..');

/** Webpack loader of remotes.ts, because webpack needs static folders in imports. */
module.exports = () => {
  const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'routes.json')));
  const entries = remotes.map((folder) => {
    const pages = JSON.stringify(join(root, folder, 'src/pages')).slice(1, -1);
    const name = folder.replace('remote-', '');
    return `${name}: (page) => import(/* webpackInclude: /-page\\.tsx$/ */ \`${pages}/\${page}.tsx\`),`;
  });
  return `export const REMOTES = {\n${entries.join('\n')}\n};\n`;
};
