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

// The attribute by which the runtime finds a script that is loading already.
const MARK = /script\.setAttribute\("data-[^;]+;/;

/**
 * Lets the host decide on every script that a bundle's own runtime fetches: its address as a
 * trusted URL, and its integrity. The host publishes the decision as
 * `globalThis.__kadam_script__(url, script)`, which gives the element what it needs once the file
 * is there; a host from before answers `{ src, integrity }` instead. A remote that runs alone has
 * no gate and loads as usual.
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
