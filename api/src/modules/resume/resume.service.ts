import { sniffDocument } from '@kadam/resume-engine';
import type { Analysis } from '@kadam/resume-engine';
import { DomainError, fieldError } from '../../errors';
import type { ParserPool } from './parser-pool';
import { type Overrun, ParserEnded } from './parser-process';

interface ResumeParts {
  readonly pool: ParserPool;
  readonly clock: () => Date;
  readonly log: { warn(details: object, sentence: string): void };
}

/** A resume to check. The bytes are kept nowhere. */
export interface ResumeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type ResumeService = ReturnType<typeof createResumeService>;

const SENTENCES: Readonly<Record<Overrun, string>> = {
  time: 'This file takes too long to read. Save it again as a plain PDF or DOCX and upload that.',
  memory: 'This file takes too much memory to read. Save it again as a plain PDF or DOCX and upload that.',
  crash: 'This file is damaged and cannot be read. Save it again as PDF or DOCX and upload that.',
};

export const createResumeService = ({ pool, clock, log }: ResumeParts) => ({
  /** @throws DomainError UNREADABLE_FILE with the way out, UNSUPPORTED_MEDIA_TYPE for another kind of content, UNAVAILABLE when too many wait */
  async check({ name, bytes }: ResumeFile, jobDescription?: string, signal?: AbortSignal): Promise<Analysis> {
    refuseOtherKinds(name, bytes);
    const request = { bytes, fileName: name, jobDescription, asOf: clock().getTime() };
    const reply = await pool.read(request, signal).catch((error: unknown) => {
      if (!(error instanceof ParserEnded)) throw error;
      log.warn({ reason: error.reason }, 'a resume ended its parser process');
      throw unreadable(SENTENCES[error.reason]);
    });
    if ('unreadable' in reply) throw unreadable(reply.unreadable);
    if ('fault' in reply) throw new Error(`The resume engine failed: ${reply.fault}`);
    return reply.analysis;
  },
});

const unreadable = (sentence: string) => fieldError('UNREADABLE_FILE', 'file', sentence);

const EXPECTED: Readonly<Record<string, string>> = { pdf: 'pdf', docx: 'docx', doc: 'doc' };
const KIND_NAMES: Readonly<Record<string, string>> = {
  pdf: 'a PDF',
  docx: 'a DOCX document',
  doc: 'a DOC document',
  rtf: 'rich text (RTF)',
  html: 'a web page',
};

// A file that is not what its name says is refused by its name: whoever receives it next would not open it either.
function refuseOtherKinds(name: string, bytes: Uint8Array): void {
  if (bytes.length === 0) throw unreadable('This file is empty. Please choose another file.');
  const suffix = name.toLowerCase().split('.').at(-1) ?? '';
  const kind = sniffDocument(bytes);
  if (kind === EXPECTED[suffix]) return;
  const found = KIND_NAMES[kind];
  const sentence = found
    ? `This file is named .${suffix} but holds ${found}. Open it and save it as PDF or DOCX.`
    : `This file is named .${suffix} but holds something else, or is damaged. Save it again as PDF or DOCX.`;
  throw new DomainError('UNSUPPORTED_MEDIA_TYPE', sentence, { details: [{ field: 'file', message: sentence }] });
}
