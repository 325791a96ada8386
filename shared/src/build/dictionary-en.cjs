const { readFileSync } = require('node:fs');
const { join } = require('node:path');

// The same files as the package's index.js, which has a top-level await: tests run as CommonJS and
// cannot load that.
const folder = join(__dirname, '../../../node_modules/dictionary-en');
const read = (name) => readFileSync(join(folder, name));

module.exports = { __esModule: true, default: { aff: read('index.aff'), dic: read('index.dic') } };
