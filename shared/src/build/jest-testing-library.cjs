// A limit, not a delay: on a busy machine a page may take longer than the library's default of one
// second to reach the expected state.
const STATE_LIMIT_MS = 10_000;

// Imported by file, because the package's name is mapped to this module.
const library = require('@testing-library/react/dist/index.js');

library.configure({ asyncUtilTimeout: STATE_LIMIT_MS });

module.exports = library;
