import * as z from 'zod/mini';

/**
 * The schema library, for every file that declares or reads a shape. This file must do nothing but re-export: a bundler can then drop
 * what is not used (4 KiB instead of 80 KiB brotli in a page; a re-export from a file that also runs code brings the whole library).
 */
export { z };
