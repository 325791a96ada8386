import { analyze, type Analysis } from '../src/index';

export const parse = (bytes: Uint8Array): Promise<Analysis> => analyze(bytes, { asOf: new Date('2026-01-01') });
