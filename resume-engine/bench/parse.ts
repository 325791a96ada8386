import { analyse, type Analysis } from '../src/index';

/** Reads and judges a document as the portal does. */
export const parse = (bytes: Uint8Array): Promise<Analysis> => analyse(bytes, { asOf: new Date('2026-01-01') });
