const { relative, sep } = require('node:path');

/** Number of parts that are listed for a file. */
const NAMED = 5;
const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+).*/;

/**
 * What each script is made of, for the release tool to name when it is too large: its largest
 * parts, the largest first, with their bytes before they are made small. A part is a source file of
 * the bundle, or a library as a whole.
 * @param {import('webpack').Compilation} compilation whose files have their names
 * @returns {Record<string, [part: string, bytes: number][]>} by file
 */
function weights({ chunks, chunkGraph, compiler }) {
  const weighed = {};
  for (const chunk of chunks) {
    const parts = largest(chunkGraph.getChunkModules(chunk).flatMap(joined), compiler.context);
    for (const file of chunk.files) if (file.endsWith('.js') && parts.length > 0) weighed[file] = parts;
  }
  return weighed;
}

const joined = (module) => (module.modules ? [...module.modules] : [module]);

function largest(modules, folder) {
  const bytes = new Map();
  for (const module of modules) {
    const path = module.nameForCondition();
    const part = path && partOf(path, folder);
    if (part) bytes.set(part, (bytes.get(part) ?? 0) + module.size('javascript'));
  }
  const heavy = [...bytes].filter(([, size]) => size > 0);
  return heavy.sort(([one, most], [other, more]) => more - most || (one < other ? -1 : 1)).slice(0, NAMED);
}

const partOf = (path, folder) =>
  (PACKAGE.test(path) ? path.replace(PACKAGE, '$1') : relative(folder, path)).replaceAll(sep, '/');

module.exports = { weights };
