// One seed, so that the same code gets the same verdict; KADAM_SEED=<number> looks at other cases.
const SEED = 20_260_101;

// By its file, because the package's name leads here.
const { dirname, join } = require('node:path');
const folder = dirname(require.resolve('fast-check/package.json'));
const library = require(join(folder, 'lib/cjs/fast-check.js'));

library.configureGlobal({ seed: Number(process.env.KADAM_SEED ?? SEED) });

module.exports = library;
