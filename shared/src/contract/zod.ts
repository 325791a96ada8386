import * as z from 'zod/mini';

/**
 * The schema library. This file only re-exports, so that bundlers can drop the unused part (4 KiB
 * instead of 80 KiB brotli per page).
 */
export { z };
