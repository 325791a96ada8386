/**
 * Gives the start of the federation runtime an id of its own. The federation plugin writes that
 * module to a file named by a hash of absolute paths, and webpack makes a module's id of its file's
 * name: the same sources in another folder would become another bundle.
 */
class FederationEntryPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('FederationEntry', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'FederationEntry', stage: -100 }, (modules) => {
        const entries = [...modules].filter((module) => /[\\/]\.federation[\\/]entry\./.test(module.identifier()));
        entries.forEach((module, index) => compilation.chunkGraph.setModuleId(module, `federation-${index}`));
      });
    });
  }
}

module.exports = { FederationEntryPlugin };
