// A fixed seed, so that the same code gets the same result; KADAM_SEED=<number> tries other cases.
const SEED = 20_260_101;

// Imported by file, because the package's name is mapped to this module.
const { dirname, join } = require('node:path');
const folder = dirname(require.resolve('fast-check/package.json'));
const library = require(join(folder, 'lib/cjs/fast-check.js'));

library.configureGlobal({ seed: Number(process.env.KADAM_SEED ?? SEED) });

module.exports = library;
