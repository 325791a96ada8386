/**
 * Gives the entry of the federation runtime a stable id. The federation plugin writes that module
 * to a file named by a hash of absolute paths, and webpack derives a module's id from its file
 * name: the same sources in another folder would give a different bundle.
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
