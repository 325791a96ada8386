const { TextDecoder, TextEncoder } = require('node:util');

// Every browser has both; jsdom has neither, and the router needs one while it loads.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
