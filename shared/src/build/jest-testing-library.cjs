// A limit, not a wait: on a busy machine a page may take longer than the library's one second to
// come to the state a test looks for.
const STATE_LIMIT_MS = 10_000;

// By its file, because the package's name leads here.
const library = require('@testing-library/react/dist/index.js');

library.configure({ asyncUtilTimeout: STATE_LIMIT_MS });

module.exports = library;
