import { analyse, type ParsedResume } from '../src/index';

/** Reads a document as the portal does. */
export async function parse(bytes: Uint8Array): Promise<ParsedResume> {
  return (await analyse(bytes, { asOf: new Date('2026-01-01') })).parsedResume;
}
