import type { Analysis } from '@kadam/resume-engine';
import { sniffDocument } from '@kadam/resume-engine/sniff-document';
import { DomainError, fieldError } from '../../errors';
import type { ParserPool } from './parser-pool';
import { type Overrun, ParserEnded } from './parser-process';
import type { ResumeClients } from './resume-clients';

interface ResumeParts {
  readonly pool: ParserPool;
  readonly clients: ResumeClients;
  readonly clock: () => Date;
  readonly log: { warn(details: object, sentence: string): void };
}

export interface ResumeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Question {
  readonly client: string;
  readonly signal?: AbortSignal | undefined;
  readonly jobDescription?: string | undefined;
}

export type ResumeService = ReturnType<typeof createResumeService>;

const RETRY_SECONDS = 20;

const SENTENCES: Readonly<Record<Exclude<Overrun, 'machine'>, string>> = {
  time: 'This file takes too long to read. Save it again as a plain PDF or DOCX and upload that.',
  memory: 'This file takes too much memory to read. Save it again as a plain PDF or DOCX and upload that.',
  crash: 'This file is damaged and cannot be read. Save it again as PDF or DOCX and upload that.',
};

// The server is the cause, not the file.
const interrupted = () =>
  new DomainError('UNAVAILABLE', 'The resume check is busy at this moment. Please try again shortly.', {
    retryAfter: RETRY_SECONDS,
  });

export function createResumeService({ pool, clients, clock, log }: ResumeParts) {
  async function analyze({ name, bytes }: ResumeFile, { client, jobDescription, signal }: Question) {
    rejectOtherKinds(name, bytes);
    const request = { bytes, fileName: name, jobDescription, asOf: clock().getTime() };
    const reply = await pool.read(request, { client: clients(client), signal }).catch((error: unknown) => {
      if (!(error instanceof ParserEnded)) throw error;
      log.warn({ reason: error.reason }, 'a resume ended its parser process');
      throw error.reason === 'machine' ? interrupted() : unreadable(SENTENCES[error.reason]);
    });
    if ('unreadable' in reply) throw unreadable(reply.unreadable);
    return reply;
  }

  return {
    /**
     * @throws DomainError UNREADABLE_FILE with advice, UNSUPPORTED_MEDIA_TYPE for another kind of
     * content, UNAVAILABLE if the server is busy, TOO_MANY_REQUESTS if this client has too many
     * files waiting, or had too many that exceeded the limits
     */
    async check(file: ResumeFile, question: Question): Promise<Analysis> {
      const reply = await analyze(file, question);
      if ('error' in reply) throw new Error(`The resume engine failed: ${reply.error}`);
      return reply.analysis;
    },

    /**
     * The content extracted from a resume; undefined if too many files are waiting or the engine
     * failed. A file that is damaged, encrypted or too expensive to open is rejected, because the
     * office could not open it either. A scan counts as a file without text.
     * @throws DomainError UNREADABLE_FILE with advice, UNSUPPORTED_MEDIA_TYPE for another kind of
     * content, TOO_MANY_REQUESTS as in `check`
     */
    async read(file: ResumeFile, question: Omit<Question, 'jobDescription'>): Promise<Analysis | undefined> {
      const reply = await analyze(file, question).catch((error: unknown) => {
        if (!(error instanceof DomainError) || error.code !== 'UNAVAILABLE') throw error;
        log.warn({ reason: 'busy' }, 'a resume is stored without having been read');
        return undefined;
      });
      if (reply === undefined) return undefined;
      if ('analysis' in reply) return reply.analysis;
      log.warn({ reason: reply.error }, 'a resume is stored without having been read');
      return undefined;
    },
  };
}

const unreadable = (sentence: string) => fieldError('UNREADABLE_FILE', 'file', sentence);

const EXPECTED: Readonly<Record<string, string>> = { pdf: 'pdf', docx: 'docx', doc: 'doc' };
const KIND_NAMES: Readonly<Record<string, string>> = {
  pdf: 'a PDF',
  docx: 'a DOCX document',
  doc: 'a DOC document',
  rtf: 'rich text (RTF)',
  html: 'a web page',
};

// Rejects content that does not match the suffix: recipients could not open it either.
function rejectOtherKinds(name: string, bytes: Uint8Array): void {
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
