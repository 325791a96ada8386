const RUNTIME = `
const gate = globalThis.__kadam_script__;
if (gate) {
  script = document.createElement("script");
  %mark%
  const admitted = gate(url, script);
  if (admitted) {
    script.crossOrigin = "anonymous";
    script.integrity = admitted.integrity;
    script.src = admitted.src;
  }
} else {
  %source%
}`;

// The attribute by which the runtime finds a script that is already loading.
const MARK = /script\.setAttribute\("data-[^;]+;/;

/**
 * Passes every script that a bundle's own runtime fetches through the host's script gate, which
 * sets its URL as a trusted URL, and its integrity. The host publishes the gate as
 * `globalThis.__kadam_script__(url, script)`, which prepares the element once the file is loaded;
 * an older host returns `{ src, integrity }` instead. A remote that runs alone has no gate and
 * loads its scripts as usual.
 */
class GatedScriptsPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('GatedScripts', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('GatedScripts', (source) =>
        RUNTIME.replace('%source%', () => source).replace('%mark%', () => MARK.exec(source)?.[0] ?? ''),
      );
    });
  }
}

module.exports = { GatedScriptsPlugin };
