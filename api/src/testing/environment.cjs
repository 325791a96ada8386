const { readFileSync } = require('node:fs');
const { TestEnvironment } = require('jest-environment-node');

// As long as one compiled module lives in a process, V8 gives its code to whoever compiles the same
// bytes. Each opening of the embedded database would compile its engine again, which is half of
// what it costs.
const file = require.resolve('@electric-sql/pglite').replace(/[^/\\]+$/, 'pglite.wasm');
const engine = WebAssembly.compile(readFileSync(file));

module.exports = class extends TestEnvironment {
  engine = engine;
};
