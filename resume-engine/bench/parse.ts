import { analyse, type Analysis } from '../src/index';

export const parse = (bytes: Uint8Array): Promise<Analysis> => analyse(bytes, { asOf: new Date('2026-01-01') });
