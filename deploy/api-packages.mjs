// Copies the packages that the API loads, as the lockfile has them, from this folder to the one
// that is named: node deploy/api-packages.mjs /api
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [, , target = ''] = process.argv;
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
// Declarations, maps and texts for people; the embedded database, because the image has PostgreSQL
// beside it; and what pdf.js has for browsers.
const NOT_LOADED =
  /\.(?:d\.[cm]?ts|map|md|markdown)$|^node_modules\/(?:@electric-sql|pdfjs-dist\/(?:build|image_decoders|types|web))(?:\/|$)/;

const wanted = new Set();
want('api');
// What is packaged for other systems is in the lockfile and not here.
for (const path of [...wanted].filter(existsSync)) {
  const isOwn = (file) => !file.slice(path.length).includes('/node_modules/') && !NOT_LOADED.test(file);
  cpSync(path, join(target, path), { recursive: true, verbatimSymlinks: true, filter: isOwn });
}

function want(path) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path];
  for (const name of Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies })) {
    const found = find(path, name);
    if (!found || wanted.has(found)) continue;
    wanted.add(found);
    const { link, resolved } = packages[found];
    // Of shared it takes contracts alone (an import rule of .dependency-cruiser.cjs), which need
    // nothing that the API does not name itself.
    if (resolved !== 'shared') want(link ? resolved : found);
  }
}

/** Where Node finds a package from that folder; undefined for one of another system. */
function find(from, name) {
  for (let folder = from; ; folder = folder === '.' ? '' : dirname(folder)) {
    const path = `${folder && folder !== '.' ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '' || folder === '.') return undefined;
  }
}
