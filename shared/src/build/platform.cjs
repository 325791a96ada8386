const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const ts = require('typescript');
const { installedVersion, RUNTIME, singletons } = require('./singletons.cjs');

/**
 * BOOT_RECORD_FORMAT of shared/src/remote, which a build script cannot import; a test keeps the two
 * equal.
 */
const BOOT_RECORD_FORMAT = 1;
/** Webpack's type of a module that a remote consumes from the share scope. */
const CONSUMED = 'consume-shared-module';
/** Prefix of the library identifier of a module that a host adds to the share scope. */
const PROVIDED = 'webpack/sharing/provide/default/';
const EVENTS = join(__dirname, '../events/index.ts');

/**
 * What the host of this compilation offers to remotes (`PlatformOffer` of shared/src/remote). Call
 * it when chunks are created.
 * @param {import('webpack').Compilation} compilation
 */
function offeredModules(compilation) {
  return Object.fromEntries(
    [...singletons, { name: RUNTIME }].map(({ name, package: owner = name }) => [
      name,
      { version: installedVersion(owner), exports: exportsOf(compilation, name) },
    ]),
  );
}

/**
 * The scripts of each lazy singleton, by its name. Call it when files have their names.
 * @param {import('webpack').Compilation} compilation of the host
 * @returns {Record<string, string[]>}
 */
function lazyScripts({ modules, chunkGraph, options: { context } }) {
  const lazy = new Map(singletons.flatMap(({ name, lazy }) => (lazy ? [[PROVIDED + name, name]] : [])));
  const scripts = {};
  for (const module of modules) {
    const name = lazy.get(module.libIdent({ context }));
    if (name === undefined) continue;
    const { chunks } = chunkGraph.getBlockChunkGroup(module.blocks[0]);
    scripts[name] = [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].sort();
  }
  return scripts;
}

// webpack knows the exports of our own modules, whose sources it has parsed. Some npm packages are
// CommonJS, so their exports are read with Node.
function exportsOf(compilation, name) {
  if (!name.startsWith('@kadam/')) return [...new Set([...Object.keys(require(name)), 'default'])].sort();
  const file = require.resolve(name);
  const module = [...compilation.modules].find(({ resource }) => resource === file);
  const provided = module && compilation.moduleGraph.getExportsInfo(module).getProvidedExports();
  if (!Array.isArray(provided)) throw new Error(`The host must import '${name}', and its exports must be named.`);
  return [...provided].sort();
}

/**
 * The names that a remote imports from each singleton and from the federation runtime; none for a
 * namespace import (`import('axios')`).
 * @param {import('webpack').Compilation} compilation
 * @returns {Record<string, string[]>}
 */
function usedModules(compilation) {
  const { chunkGraph, moduleGraph } = compilation;
  const used = {};
  for (const module of compilation.modules) {
    const key = module.type === CONSUMED ? module.options.shareKey : module.userRequest;
    if (module.type !== CONSUMED && key !== RUNTIME) continue;
    const names = (used[key] ??= new Set());
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { dependency, originModule } = connection;
      const isKept = originModule && chunkGraph.getNumberOfModuleChunks(originModule) > 0;
      if (!isKept || !connection.isTargetActive(undefined)) continue;
      for (const name of referencedNames(compilation, dependency)) names.add(name);
    }
  }
  return Object.fromEntries(Object.entries(used).map(([name, names]) => [name, [...names].sort()]));
}

const referencedNames = (compilation, dependency) =>
  compilation
    .getDependencyReferencedExports(dependency, undefined)
    .map((reference) => (Array.isArray(reference) ? reference[0] : reference.name[0]))
    .filter((name) => name !== undefined);

/**
 * Hash of the type of each portal event's detail, without comments and layout: a different hash
 * means a different shape. Types of the same file that a detail refers to are included.
 * @param {string} [text] source of shared/src/events
 * @returns {Record<string, string>}
 */
function eventSchemas(text = readFileSync(EVENTS, 'utf8')) {
  const source = ts.createSourceFile('events.ts', text, ts.ScriptTarget.Latest);
  const printer = ts.createPrinter({ removeComments: true });
  const types = new Map(source.statements.filter(isType).map((node) => [node.name.text, node]));
  const textOf = (node, seen = new Set()) => {
    const parts = [printer.printNode(ts.EmitHint.Unspecified, node, source).replace(/\s+/g, ' ')];
    const visit = (inner) => {
      const name = ts.isTypeReferenceNode(inner) && inner.typeName.text;
      if (types.has(name) && !seen.has(name)) parts.push(textOf(types.get(name), seen.add(name)));
      ts.forEachChild(inner, visit);
    };
    visit(node);
    return parts.join();
  };
  const { members } = types.get('PortalEvents');
  return Object.fromEntries(members.map(({ name, type }) => [name.text, sha256(textOf(type)).slice(0, 8)]));
}

const isType = (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

module.exports = {
  BOOT_RECORD_FORMAT,
  offeredModules,
  lazyScripts,
  usedModules,
  eventSchemas,
};
