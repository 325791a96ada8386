const ON_ERROR = 'delete installedModules[id];';

/**
 * Lets a remote ask again for a shared module that could not be fetched. The runtime of webpack's container notes that it has begun to load
 * a shared module and keeps the note when that fails: from then on it throws the same error until the page is loaded anew
 * (docs/decisions/0047).
 */
class LostSharesPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('LostShares', (compilation) => {
      compilation.hooks.runtimeModule.tap('LostShares', (module) => {
        if (module.constructor.name !== 'ConsumeSharedRuntimeModule') return;
        const generate = module.generate.bind(module);
        module.generate = () => withForgottenFailures(generate());
      });
    });
  }
}

function withForgottenFailures(source) {
  if (!source?.includes('startedInstallModules')) return source;
  if (source.split(ON_ERROR).length !== 2)
    throw new Error(
      'webpack writes ConsumeSharedRuntimeModule differently now: adapt shared/src/build/lost-shares.cjs.',
    );
  return source.replace(ON_ERROR, `${ON_ERROR} startedInstallModules[id] = false;`);
}

module.exports = { LostSharesPlugin };
